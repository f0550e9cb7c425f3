import type { OrderMessageSettings } from '@tourdesk/contract/messages/messages'
import { languageOfCustomer } from '@tourdesk/domain/messages/languages'
import { sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/**
 * The language of messages to an order's customer, and whether they're muted. The caller may see the order.
 */
export async function messageSettingsOf(db: Db | Tx, order: string): Promise<OrderMessageSettings> {
  const row = await scopedRows(db, everyOrder)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .leftJoin('message_mutes', 'message_mutes.order_id', 'orders.id')
    .leftJoin('message_choices', 'message_choices.order_id', 'orders.id')
    .select([
      'first_name',
      'last_name',
      'order_entries.language as tour',
      'message_choices.language as chosen',
    ])
    .select(sql<boolean>`message_mutes.order_id is not null`.as('muted'))
    .where('order_entries.order_id', '=', order)
    .orderBy('tour_date')
    .orderBy('order_entries.position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const name = `${row.first_name} ${row.last_name}`
  return {
    customerLanguage: languageOfCustomer({ chosen: row.chosen, name, tour: row.tour }),
    muted: row.muted,
  }
}
