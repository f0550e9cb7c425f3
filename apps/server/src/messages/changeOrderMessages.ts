import { Problem } from '@tourdesk/contract/kernel/problem'
import type { OrderMessageSettings } from '@tourdesk/contract/messages/messages'
import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { lockOrder } from '../orders/saved/queries.ts'
import { subjectOf } from '../orders/saved/subjectOf.ts'
import { messageSettingsOf } from './orderMessageSettings.ts'

/**
 * Sets the language of messages to an order's customer, and whether they're muted. Throws `not_found` (404).
 */
export async function changeOrderMessages(
  call: Call<Person>,
  id: string,
  sent: { customerLanguage?: TextLanguage | undefined; muted?: boolean | undefined },
): Promise<OrderMessageSettings> {
  authorize(call.actor, 'messages.write')
  return inTransaction(call, async (tx) => {
    const order = await lockOrder(tx, call.scope, id)
    if (!order) throw new Problem('not_found')
    const before = await messageSettingsOf(tx, id)
    const { customerLanguage = before.customerLanguage, muted = before.muted } = sent
    const events: DomainEvent[] = []
    if (muted !== before.muted) {
      await setMuted(tx, id, muted, call.now)
      const diff = { before: { muted: before.muted }, after: { muted } }
      events.push({ name: 'order.muted', ...subjectOf(order), ...diff })
    }
    if (customerLanguage !== before.customerLanguage) {
      await setLanguage(tx, id, customerLanguage)
      const diff = {
        before: { customerLanguage: before.customerLanguage },
        after: { customerLanguage },
      }
      events.push({ name: 'order.messageLanguageSet', ...subjectOf(order), ...diff })
    }
    const [first, ...rest] = events
    if (!first) return unchanged(before)
    await announce(tx, call, first, ...rest)
    return { customerLanguage, muted }
  })
}

async function setMuted(tx: Tx, order: string, muted: boolean, now: Date): Promise<void> {
  if (muted)
    await insertInto(tx, 'message_mutes', { order_id: order, created_at: now })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .execute()
  else await tx.deleteFrom('message_mutes').where('order_id', '=', order).execute()
}

async function setLanguage(tx: Tx, order: string, language: TextLanguage): Promise<void> {
  await insertInto(tx, 'message_choices', { order_id: order, language })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ language }))
    .execute()
}
