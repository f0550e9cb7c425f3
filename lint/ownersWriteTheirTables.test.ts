import { ownersWriteTheirTables } from './ownersWriteTheirTables.ts'
import { testRule } from './testRule.ts'

testRule('a feature writes its own tables and calls the steps of others', ownersWriteTheirTables, {
  filename: 'apps/server/src/dispatch/stops/writeStops.ts',
  fine: [
    "tx.updateTable('vehicle_units').set(change)",
    "scopedRows(tx, scope).entries().select('id')",
    "await lockRows(tx, 'order_entries', ids)",
    'await insertEntries(tx, scope, rows)',
    'sql`update vehicle_units set version = version + 1`',
    'sql`select id from tour_events for update`',
  ],
  refused: [
    "changeRows(tx, scope, 'order_entries').set({ notes: '' })",
    "insertRows(tx, scope, 'payments', rows)",
    "insertInto(tx, 'tour_events', row)",
    "tx.deleteFrom('orders')",
    'sql`update tour_events set version = version + 1`',
    'sql`with gone as (DELETE FROM payments returning id) select 1`',
  ],
})
