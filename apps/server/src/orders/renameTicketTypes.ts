import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { TicketTypeRename } from '../pricing/priceUsers.ts'
import { lockRows } from '../schema/lockRows.ts'

/**
 * Lets new names of ticket types follow into the orders that have people of them. An order that already has people
 * of another, deleted type of the new name stays as it is: the two would become one.
 */
export async function renameTicketTypes(tx: Tx, renames: TicketTypeRename[]): Promise<void> {
  const renamed = renames.filter(({ before, after }) => before.type !== after.type)
  await lockParties(tx, renamed)
  for (const { before, after } of renamed) {
    const orders = await renameKept(tx, before, after.type)
    if (orders.length > 0) await renameParties(tx, orders, before.type, after.type)
  }
}

/** All at once, and orders before their entries, as every verb locks them. */
async function lockParties(tx: Tx, renamed: TicketTypeRename[]): Promise<void> {
  const types = renamed.map(({ before: { _id, type } }) => JSON.stringify([{ _id, type }]))
  const orders = await sql<{ id: string }>`
    select id from orders where ticket_types @> any(${types}::jsonb[])`.execute(tx)
  const ids = orders.rows.map(({ id }) => id)
  await lockRows(tx, 'orders', ids)
  const entries = await sql<{ id: string }>`
    select id from order_entries where order_id = any(${ids})`.execute(tx)
  await lockRows(
    tx,
    'order_entries',
    entries.rows.map(({ id }) => id),
  )
}

async function renameKept(
  tx: Tx,
  { _id, type }: TicketTypeRename['before'],
  name: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update orders set ticket_types = (
      select jsonb_agg(
        case when kept->>'_id' = ${_id} then kept || jsonb_build_object('type', ${name}::text) else kept end
      )
      from jsonb_array_elements(ticket_types) kept
    )
    where ticket_types @> ${JSON.stringify([{ _id, type }])}::jsonb
      and not ticket_types @> ${JSON.stringify([{ type: name }])}::jsonb
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

async function renameParties(tx: Tx, orders: string[], before: string, after: string): Promise<void> {
  await sql`
    update order_entries set
      participants = participants - ${before}::text || jsonb_build_object(${after}::text, participants->${before}),
      tickets = case when tickets ? ${before}
        then tickets - ${before}::text || jsonb_build_object(${after}::text, tickets->${before})
        else tickets end,
      price_steps = (
        select jsonb_agg(
          case when step ? 'parts' then step || jsonb_build_object('parts', (
            select jsonb_agg(
              case when part->>'type' = ${before} then part || jsonb_build_object('type', ${after}::text) else part end
              order by place
            )
            from jsonb_array_elements(step->'parts') with ordinality as parts(part, place)
          )) else step end
          order by place
        )
        from jsonb_array_elements(price_steps) with ordinality as steps(step, place)
      )
    where order_id = any(${orders}) and participants ? ${before}`.execute(tx)
}
