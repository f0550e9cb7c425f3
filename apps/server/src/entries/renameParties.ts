import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { lockRows } from '../schema/lockRows.ts'
import { changeRows, scopedRows } from '../schema/orderTables.ts'

/** Locks the entries of orders before ticket types in them are renamed. */
export async function lockParties(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const entries = await scopedRows(tx, everyOrder)
    .entries()
    .select('id')
    .where('order_id', 'in', orderIds)
    .execute()
  await lockRows(
    tx,
    'order_entries',
    entries.map(({ id }) => id),
  )
}

/** Renames a ticket type in the participants, tickets and prices of these orders' entries. */
export async function renameParties(
  tx: Tx,
  orderIds: readonly string[],
  before: string,
  after: string,
): Promise<void> {
  if (orderIds.length === 0) return
  await changeRows(tx, everyOrder, 'order_entries')
    .set({
      participants: sql`participants - ${before}::text || jsonb_build_object(${after}::text, participants->${before})`,
      tickets: sql`case when tickets ? ${before}
        then tickets - ${before}::text || jsonb_build_object(${after}::text, tickets->${before})
        else tickets end`,
      price_steps: sql`(
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
      )`,
    })
    .where('order_id', 'in', orderIds)
    .where(sql<boolean>`participants ? ${before}`)
    .execute()
}
