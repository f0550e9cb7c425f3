import { dayIn } from '@tourdesk/domain/calendar'
import { customerEvents, type MessageEvent } from '@tourdesk/domain/messages/vocabulary'
import { isOvertaken } from '@tourdesk/domain/messages/whoGetsIt'
import type { Tx } from '../kernel/database.ts'
import type { EventReader } from '../kernel/eventReader.ts'
import { amountDue } from './amountDue.ts'
import { readOrder } from './automatic/readOrder.ts'
import { cancelMessages } from './cancelMessages.ts'
import { newOrders } from './newOrders.ts'

/**
 * Event reader that cancels unsent messages that people asked for, about a pickup that changed, a tour that
 * was canceled, or money that's no longer due.
 */
export const dropOvertaken: EventReader = async (tx, announced) => {
  const changed = announced.filter(
    ({ event: { name } }) => name.startsWith('order.') && !name.startsWith('order.message'),
  )
  const placed = newOrders(announced)
  const happened = new Map(changed.map(({ event, at }) => [event.subject.id, at]))
  for (const [order, at] of happened) if (!placed.has(order)) await cancelOvertaken(tx, order, at)
}

/** Cancels an order's unsent messages that no longer hold. */
export async function cancelOvertaken(tx: Tx, order: string, now: Date): Promise<void> {
  const open = await tx
    .selectFrom('messages')
    .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .select(['messages.id', 'event', 'entry_id', 'payment_id', 'content'])
    .where('order_id', '=', order)
    .where('event', 'in', customerEvents)
    .where((eb) =>
      eb.or([
        // Only those that people asked for; the others are rewritten.
        eb.and([
          eb('state', '=', 'by_hand'),
          eb.or([eb('batch_id', 'is not', null), eb('resends', 'is not', null)]),
        ]),
        eb.and([eb('state', '=', 'mailed'), eb('mail_outbox.status', '!=', 'sent')]),
      ]),
    )
    .orderBy('messages.id')
    .execute()
  if (open.length === 0) return
  const stored = await readOrder(tx, order)
  const due = stored && !stored.isCanceled ? amountDue(stored, dayIn(now)) : ''
  const overtaken = open.filter((message) =>
    isAskedToPay(message)
      ? message.content !== due
      : isOvertaken(message, stored?.tours.find(({ entry }) => entry === message.entry_id) ?? null),
  )
  await cancelMessages(
    tx,
    overtaken.map(({ id }) => id),
    'overtaken',
  )
}

/** True for a payment link that someone sent; automatic ones name the payment. */
function isAskedToPay({ event, payment_id }: { event: MessageEvent; payment_id: string | null }): boolean {
  return event === 'payment_link' && payment_id === null
}
