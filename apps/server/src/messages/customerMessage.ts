import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { isUrgent } from '@tourdesk/domain/messages/isUrgent'
import { type QuietHours, whenToSend } from '@tourdesk/domain/messages/quietHours'
import type { CustomerEvent } from '@tourdesk/domain/messages/vocabulary'
import type { Call } from '../kernel/call.ts'
import type { Product } from '../kernel/product.ts'
import type { Letter } from './handOver.ts'
import type { Planned } from './planMessages.ts'
import { tourFile } from './tourFile.ts'
import type { NewMessage } from './writeMessage.ts'

/** The letter to a customer, as planned. */
export function customerLetter(
  product: Pick<Product, 'origin'>,
  now: Date,
  event: CustomerEvent,
  { entry, content, shown }: Planned,
): Letter {
  const { channel, reason, language, address, recipient, subject, text } = shown
  const files = channel === 'email' && event === 'tour_reminder' ? tourFile(product, now, [entry]) : []
  return { channel, reason, language, address, recipient, subject, body: text, content, files }
}

/** The message to a customer, as planned; the caller adds the key. */
export function customerMessage(
  call: Pick<Call<Person>, 'actor' | 'now'>,
  product: Pick<Product, 'origin'>,
  event: CustomerEvent,
  plan: Planned,
  quiet: QuietHours,
): Omit<NewMessage, 'key'> {
  const { entry, instalment } = plan
  return {
    ...customerLetter(product, call.now, event, plan),
    event,
    by_name: call.actor.name,
    about: {
      order_id: entry.order,
      order_number: entry.order_number,
      entry_id: event === 'payment_link' ? null : entry.entry,
      instalment,
    },
    sendAt: whenToSend(call.now, quiet, {
      isUrgent: event === 'pickup_changed' && isUrgent(call.now, entry),
    }),
  }
}

/** The event of a message to an order's customer. */
export function eventOf({ entry, shown }: Planned, event: CustomerEvent): DomainEvent {
  return {
    name: 'order.messaged',
    subject: { id: entry.order, name: String(entry.order_number), accountId: entry.account_id },
    agentId: entry.agent_id,
    days: [entry.date],
    facts: { message: event, channel: shown.channel, to: shown.address },
  }
}
