import { sql } from 'kysely'
import type { FindToldTimes } from '../../dispatch/stops/toldTimes.ts'
import { remindedOf } from './reminded.ts'

/**
 * The pickup times that customers know from their reminder or from a later message. Before the reminder
 * a new time needs no message of its own, since the reminder names it.
 */
export const findToldTimes: FindToldTimes = async (db, orders) => {
  if (orders.length === 0) return new Map()
  const isReminded = await remindedOf(db, orders)
  const told = await db
    .selectFrom('told_orders')
    .select('tours')
    .where('order_id', '=', sql<string>`any(${orders}::uuid[])`)
    .execute()
  return new Map(
    told
      .flatMap(({ tours }) => tours)
      .flatMap(({ entry, date, time }) =>
        time !== null && isReminded({ entry, date }) ? [[entry, time]] : [],
      ),
  )
}
