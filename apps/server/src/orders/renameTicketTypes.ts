import type { KeptTicketType } from '@tourdesk/domain/pricing/ticketTypes'
import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'

/** A ticket type whose name changed. */
export interface TicketTypeRename {
  before: Pick<KeptTicketType, '_id' | 'type'>
  after: Pick<KeptTicketType, 'type'>
}

/**
 * Lets new names of ticket types follow into the orders that have people of them. An order that already has people
 * of another, deleted type of the new name stays as it is: the two would become one.
 */
export async function renameTicketTypes(tx: Tx, renames: TicketTypeRename[]): Promise<void> {
  for (const { before, after } of renames) {
    if (before.type === after.type) continue
    const orders = await renameKept(tx, before, after.type)
    if (orders.length > 0) await renameParties(tx, orders, before.type, after.type)
  }
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
        else tickets end
    where order_id = any(${orders}) and participants ? ${before}`.execute(tx)
}
