import type { Person } from '@tourdesk/domain/access/actor'
import { isUrgent } from '@tourdesk/domain/messages/isUrgent'
import { type QuietHours, whenToSend } from '@tourdesk/domain/messages/quietHours'
import type { CustomerEvent } from '@tourdesk/domain/messages/vocabulary'
import type { Call } from '../kernel/call.ts'
import type { Product } from '../kernel/product.ts'
import type { Planned } from './planMessages.ts'
import { tourFile } from './tourFile.ts'
import type { NewMessage } from './writeMessage.ts'

/** The message to a customer, as planned; the caller adds the key. */
export function customerMessage(
  call: Pick<Call<Person>, 'actor' | 'now'>,
  product: Pick<Product, 'origin'>,
  event: CustomerEvent,
  { entry, content, shown }: Planned,
  quiet: QuietHours,
): Omit<NewMessage, 'key'> {
  const { channel, reason, language, address, recipient, subject, text } = shown
  const files = channel === 'email' && event === 'tour_reminder' ? tourFile(product, call.now, [entry]) : []
  return {
    event,
    reason,
    channel,
    recipient,
    address,
    language,
    content,
    subject,
    body: text,
    by_name: call.actor.name,
    about: {
      order_id: entry.order,
      order_number: entry.order_number,
      entry_id: event === 'payment_link' ? null : entry.entry,
    },
    sendAt: whenToSend(call.now, quiet, {
      isUrgent: event === 'pickup_changed' && isUrgent(call.now, entry),
    }),
    files,
  }
}
