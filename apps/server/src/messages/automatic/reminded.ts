import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'

/** True for a tour on a day that its customer was reminded of. */
export type IsReminded = (tour: { entry: string; date: Day }) => boolean

/** The tours of orders whose reminder was sent, with the day it named. */
export async function remindedOf(db: Db | Tx, orders: readonly string[]): Promise<IsReminded> {
  const rows = await db
    .selectFrom('messages')
    .select(['entry_id', 'content'])
    .where('order_id', '=', sql<string>`any(${orders}::uuid[])`)
    .where('event', '=', 'tour_reminder')
    .where('state', 'in', ['mailed', 'sent'])
    .execute()
  const reminded = new Set(rows.map(({ entry_id, content }) => `${entry_id} ${content.slice(0, 10)}`))
  return ({ entry, date }) => reminded.has(`${entry} ${date}`)
}
