import { automaticEvents, supplierEvents } from './automatic.ts'

/** The subjects of messages that people write to customers; `free` is a text of their own. */
export const customerEvents = ['payment_link', 'pickup_changed', 'tour_reminder', 'free'] as const
export type CustomerEvent = (typeof customerEvents)[number]

/** True for events about the pickup of one tour; the others are about the order. */
export function isAboutPickup(event: MessageEvent): event is 'pickup_changed' | 'tour_reminder' {
  return event === 'pickup_changed' || event === 'tour_reminder'
}

/** The subjects of messages; `sheet` hands out a sheet of a vehicle unit. */
export const messageEvents = [...automaticEvents, 'free', ...supplierEvents, 'sheet'] as const
export type MessageEvent = (typeof messageEvents)[number]

/** Who gets messages. */
export const recipientKinds = ['customer', 'operator', 'supplier', 'agency'] as const
export type RecipientKind = (typeof recipientKinds)[number]

/** The ways to send a message. */
export const messageChannels = ['email', 'whatsapp', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/**
 * The state of a message: `waiting` until its time comes, `pending` until it can be sent, `by_hand` until a
 * person sends it, and `suppressed` if it's never sent.
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

/** Why a person gets no message, or why a message was canceled. */
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

/** The languages of messages, papers and the crew's page. */
export const messageLanguages = ['en', 'he'] as const
export type MessageLanguage = (typeof messageLanguages)[number]

/** The longest text of a message. */
export const longestMessage = 20_000
export const longestSms = 670
/** The longest subject of a mail. */
export const longestSubject = 200
/** The most recipients of one message. */
export const mostRecipients = 500
