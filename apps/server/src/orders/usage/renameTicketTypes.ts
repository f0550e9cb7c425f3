import { sql } from 'kysely'
import { renameTicketsOfWaiting } from '../../departures/waiting/renameTickets.ts'
import { renameParts } from '../../dispatch/renameParts.ts'
import { lockParties, renameParties } from '../../entries/renameParties.ts'
import type { Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import type { TicketTypeRename } from '../../pricing/priceUsers.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { changeRows, scopedRows } from '../../schema/orderTables.ts'

/**
 * Renames ticket types in the orders that use them, and on the waiting list. Leaves out orders that also have a deleted type with the
 * new name, since the two would become one.
 */
export async function renameTicketTypes(tx: Tx, renames: TicketTypeRename[]): Promise<void> {
  const renamed = renames.filter(({ before, after }) => before.type !== after.type)
  if (renamed.length > 0)
    await renameTicketsOfWaiting(
      tx,
      renamed.map(({ before, after }) => ({ before: before.type, after: after.type })),
    )
  await lockOrdersWith(tx, renamed)
  for (const { before, after } of renamed) {
    const orders = await renameKept(tx, before, after.type)
    await renameParties(tx, orders, before.type, after.type)
    await renameParts(tx, orders, before.type, after.type)
  }
}

/** Locks everything at once, and orders before their entries, as every verb does. */
async function lockOrdersWith(tx: Tx, renamed: TicketTypeRename[]): Promise<void> {
  const types = renamed.map(({ before: { _id, type } }) => JSON.stringify([{ _id, type }]))
  const orders = await scopedRows(tx, everyOrder)
    .orders()
    .select('id')
    .where(sql<boolean>`ticket_types @> any(${types}::jsonb[])`)
    .execute()
  const ids = orders.map(({ id }) => id)
  await lockRows(tx, 'orders', ids)
  await lockParties(tx, ids)
}

async function renameKept(
  tx: Tx,
  { _id, type }: TicketTypeRename['before'],
  name: string,
): Promise<string[]> {
  const renamed = await changeRows(tx, everyOrder, 'orders')
    .set({
      ticket_types: sql`(
        select jsonb_agg(
          case when kept->>'_id' = ${_id} then kept || jsonb_build_object('type', ${name}::text) else kept end
        )
        from jsonb_array_elements(ticket_types) kept
      )`,
    })
    .where(sql<boolean>`ticket_types @> ${JSON.stringify([{ _id, type }])}::jsonb`)
    .where(sql<boolean>`not ticket_types @> ${JSON.stringify([{ type: name }])}::jsonb`)
    .returning('id')
    .execute()
  return renamed.map(({ id }) => id)
}
