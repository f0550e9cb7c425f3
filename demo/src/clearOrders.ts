import { allowPruning } from '@tourdesk/server/activity/allowPruning'
import { withoutEvent } from '@tourdesk/server/kernel/announce'
import type { Db } from '@tourdesk/server/kernel/database'
import type { OrderTables } from '@tourdesk/server/schema/orderTables'

/** Statements bill rows of agencies’ accounts, and differences name statements. */
const ofStatements: (keyof OrderTables)[] = [
  'statements',
  'statement_lines',
  'statement_postings',
  'statement_allocations',
  'statement_settlements',
  'line_questions',
  'ledger_mismatches',
]

/**
 * Deletes the orders and planning of an interrupted filling. They're all the demo's, since nobody could sign
 * in yet.
 */
export async function clearOrders(db: Db): Promise<void> {
  // The database refuses to delete rows of a ledger, but allows emptying the table.
  await db.pool.query(`TRUNCATE ledger_entries, cash_handovers, agency_postings, ${ofStatements.join(', ')}`)
  await withoutEvent({ db }, async (tx) => {
    await allowPruning(tx)
    await tx.deleteFrom('audit_log').where('entity_kind', 'in', ['Order', 'TourEvent', 'TourCar']).execute()
    await tx.withTables<OrderTables>().deleteFrom('payments').where('refunds_id', 'is not', null).execute()
    await tx.withTables<OrderTables>().deleteFrom('payments').execute()
    await tx.withTables<OrderTables>().deleteFrom('credits').execute()
    await tx.withTables<OrderTables>().deleteFrom('orders').execute()
    await tx.deleteFrom('departure_batches').execute()
    await tx.deleteFrom('tour_events').execute()
    await tx.updateTable('coupons').set({ uses: 0 }).execute()
  })
}
