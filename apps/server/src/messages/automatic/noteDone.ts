import { type CustomerNews, customerNews, isAutomatic } from '@tourdesk/domain/messages/automatic'
import type { Tx } from '../../kernel/database.ts'
import { keyWhenOut } from './goOut.ts'
import { readOrder } from './readOrder.ts'
import { toldBy } from './sendToCustomer.ts'
import { noteTold, toldOf } from './told.ts'

/**
 * Records what a customer knows once someone sent a message by hand. Texts to be sent by hand are rewritten
 * whenever their facts change, so the current facts are the ones they told.
 */
export async function noteDone(tx: Tx, id: string, now: Date): Promise<void> {
  const message = await tx
    .selectFrom('messages')
    .select(['id', 'event', 'key', 'order_id', 'entry_id', 'batch_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { event } = message
  if (message.batch_id !== null || !isAutomatic(event)) return
  await tx
    .updateTable('messages')
    .set({ key: keyWhenOut({ ...message, event }) })
    .where('id', '=', id)
    .execute()
  if (message.order_id === null || !(customerNews as readonly string[]).includes(event)) return
  const order = await readOrder(tx, message.order_id)
  if (!order) return
  const tour = order.tours.find(({ entry }) => entry === message.entry_id) ?? null
  const known = (await toldOf(tx, order.id)) ?? []
  await noteTold(tx, order.id, toldBy({ event: event as CustomerNews }, order, tour, known), now)
}
