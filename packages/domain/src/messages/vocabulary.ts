import { automaticEvents, supplierEvents } from './automatic.ts'

/** What people write to customers about; `free` is a text of their own. */
export const customerEvents = ['payment_link', 'pickup_changed', 'tour_reminder', 'free'] as const
export type CustomerEvent = (typeof customerEvents)[number]

/** The events that are about the pickup of one tour; the others are about the order. */
export function isAboutPickup(event: MessageEvent): event is 'pickup_changed' | 'tour_reminder' {
  return event === 'pickup_changed' || event === 'tour_reminder'
}

/** What a message is about; `sheet` hands a sheet of a vehicle unit out. */
export const messageEvents = [...automaticEvents, 'free', ...supplierEvents, 'sheet'] as const
export type MessageEvent = (typeof messageEvents)[number]

/** Who gets messages. */
export const recipientKinds = ['customer', 'operator', 'supplier', 'agency'] as const
export type RecipientKind = (typeof recipientKinds)[number]

/** The ways a message can go. */
export const messageChannels = ['email', 'whatsapp', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/**
 * What became of a message. `waiting` for its time, `pending` goes out as soon as it can, `by_hand` waits for a person,
 * and `suppressed` never goes out.
 */
export const messageStates = [
  'waiting',
  'pending',
  'by_hand',
  'sent',
  'failed',
  'canceled',
  'suppressed',
] as const
export type MessageState = (typeof messageStates)[number]

/** Why somebody gets no message, or why one was canceled. */
export const silences = [
  'canceled',
  'past',
  'muted',
  'no_pickup_time',
  'told',
  'same_customer',
  'no_address',
  'nothing_due',
  'overtaken',
  'agency_wish',
  'switched_off',
  'kept',
] as const
export type Silence = (typeof silences)[number]

/** The languages that messages and papers are written in, and the crew's page. */
export const messageLanguages = ['en', 'he'] as const
export type MessageLanguage = (typeof messageLanguages)[number]

/** The longest text of a message (NOTE-05). */
export const longestMessage = 20_000
export const longestSms = 670
/** The longest subject of a mail. */
export const longestSubject = 200
/** The most people that one message goes to (NOTE-23). */
export const mostRecipients = 500
