import { textLanguages } from '@tourdesk/domain/messages/languages'
import {
  customerEvents,
  longestMessage,
  longestSubject,
  messageChannels,
  messageEvents,
  messageStates,
  recipientKinds,
  silences,
} from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { route } from '../kernel/route.ts'
import { MessagesQuery } from '../lists.ts'
import { Day, Id, IdParams, Instant, lines, pageOf, text } from '../parts.ts'

/** A message: its recipient, its channel, and its state. */
export const Message = z
  .object({
    _id: Id,
    event: z.enum(messageEvents),
    state: z.enum(messageStates),
    /** Why a rule canceled it or decided that it's never sent; null if none did. */
    reason: z.enum(silences).nullable(),
    /** Null for a message that's never sent. */
    channel: z.enum(messageChannels).nullable(),
    recipientKind: z.enum(recipientKinds),
    recipient: z.string(),
    /** A mail address, or a phone number in E.164. */
    address: z.string(),
    language: z.enum(textLanguages),
    /** The guide, driver, car supplier or agency; null for customers. */
    recipientId: Id.nullable(),
    /**
     * What it's about: an order, or a vehicle unit, which may no longer exist. Null for a message only about
     * its recipient.
     */
    order: z.object({ _id: Id, orderNumber: z.int() }).nullable(),
    unit: z.object({ _id: Id, name: z.string(), date: Day }).nullable(),
    /** The batch it was sent with. */
    batch: Id.nullable(),
    /** The sheets attached to it. */
    print: Id.nullable(),
    /** The person who sends it adds a link to the crew's page; the link isn't stored anywhere. */
    withCrewLink: z.boolean(),
    subject: z.string(),
    text: z.string(),
    tries: z.int(),
    /** The message that this one repeats, and the one that repeats this. */
    resends: Id.nullable(),
    resentAs: Id.nullable(),
    lastError: z.string().nullable(),
    /** Who asked for it; empty for agencies. */
    by: z.string(),
    createdAt: Instant,
    /** When it's sent, if it's pending until the quiet hours end or until its next try. */
    dueAt: Instant.nullable(),
    sentAt: Instant.nullable(),
    /** Who sent it by hand. */
    sentBy: z.string().nullable(),
  })
  .meta({ id: 'Message' })
export type Message = z.output<typeof Message>

/** A message with all tries to send it, oldest first; one without an error was accepted. */
export const MessageDetail = Message.extend({
  history: z.array(z.object({ at: Instant, error: z.string().nullable() })),
}).meta({ id: 'MessageDetail' })
export type MessageDetail = z.output<typeof MessageDetail>

/**
 * The recipients of a message: the people of a vehicle unit, of a departure, of all tours that leave on a
 * day, of chosen tours of orders, or the customers of one order or several.
 */
const MessageTarget = z.union([
  z.strictObject({ tourCar: Id }),
  z.strictObject({ tourEvent: Id }),
  z.strictObject({ tour: Id, date: Day }),
  z.strictObject({ date: Day }),
  z.strictObject({ entries: z.array(Id).min(1).max(1000) }),
  z.strictObject({ order: Id }),
  z.strictObject({ orders: z.array(Id).min(1).max(1000) }),
])
export type MessageTarget = z.output<typeof MessageTarget>

const MessageWords = z.object({ subject: text(longestSubject), body: lines(longestMessage) })

/**
 * The event and its recipients. `texts` is only read for the event `free`; without a Hebrew text everybody
 * gets the English one.
 */
const MessageAsk = z.object({
  target: MessageTarget,
  event: z.enum(customerEvents),
  /** The channel to try first. */
  channel: z.enum(messageChannels),
  texts: z.object({ en: MessageWords, he: MessageWords }).optional(),
})
export type MessageAsk = z.output<typeof MessageAsk>

/** What one customer would get, or why they get nothing. */
const PlannedMessage = z.object({
  /** The tour it's about; a freely written text names the first one. */
  entry: Id,
  order: Id,
  orderNumber: z.int(),
  recipient: z.string(),
  language: z.enum(textLanguages),
  channel: z.enum(messageChannels).nullable(),
  address: z.string(),
  reason: z.enum(silences).nullable(),
  subject: z.string(),
  text: z.string(),
  /** How many SMS the text takes. */
  smsParts: z.int(),
  /** A person has to send it. */
  byHand: z.boolean(),
})
export type PlannedMessage = z.output<typeof PlannedMessage>

/** Messages to the customer of one order. */
const OrderMessageSettings = z.object({ customerLanguage: z.enum(textLanguages), muted: z.boolean() })
export type OrderMessageSettings = z.output<typeof OrderMessageSettings>

export const messages = {
  list: route({
    method: 'GET',
    path: '/messages',
    access: 'messages.write',
    summary: 'Messages, newest first, and how many wait for a person',
    query: MessagesQuery,
    answer: pageOf(Message).extend({ byHand: z.int() }),
  }),
  count: route({
    method: 'GET',
    path: '/messages/byHand',
    access: 'messages.write',
    summary: 'How many messages wait for a person',
    answer: z.object({ byHand: z.int() }),
  }),
  get: route({
    method: 'GET',
    path: '/messages/:id',
    access: 'messages.write',
    summary: 'One message as it went or will go, with its tries',
    params: IdParams,
    answer: MessageDetail,
  }),
  preview: route({
    method: 'POST',
    path: '/messages/preview',
    access: 'messages.write',
    summary: 'Who would get a message, how and in which words, and who would get none and why',
    body: MessageAsk,
    answer: z.object({ data: z.array(PlannedMessage), hash: z.string() }),
  }),
  send: route({
    method: 'POST',
    path: '/messages',
    access: 'messages.write',
    summary:
      'Send what the preview with this `hash` showed; the same `clientKey` again changes nothing and answers the same',
    body: MessageAsk.extend({ hash: text(64), clientKey: Id }),
    /** `mailed` includes SMS and WhatsApp if a gateway sends them. */
    answer: z.object({ batch: Id, mailed: z.int(), byHand: z.int(), silent: z.int() }),
    status: 201,
  }),
  open: route({
    method: 'POST',
    path: '/messages/:id/open',
    access: 'messages.write',
    summary:
      'The message that a person is about to send by hand, with the number and the facts of now; its state says whether it still is to be sent',
    params: IdParams,
    answer: Message,
  }),
  done: route({
    method: 'POST',
    path: '/messages/:id/done',
    access: 'messages.write',
    summary: 'Mark a message as sent by hand',
    params: IdParams,
    answer: Message.extend({ undo: Undo }),
  }),
  sendNow: route({
    method: 'POST',
    path: '/messages/:id/send',
    access: 'messages.write',
    summary: 'Send a message now that waits for the end of the quiet hours',
    params: IdParams,
    answer: Message,
  }),
  cancel: route({
    method: 'POST',
    path: '/messages/:id/cancel',
    access: 'messages.write',
    summary: "Cancel a message that isn't out yet",
    params: IdParams,
    answer: Message.extend({ undo: Undo }),
  }),
  retry: route({
    method: 'POST',
    path: '/messages/:id/retry',
    access: 'messages.write',
    summary: 'Try to send a failed message again',
    params: IdParams,
    answer: Message,
  }),
  resend: route({
    method: 'POST',
    path: '/messages/:id/resend',
    access: 'messages.write',
    summary: "A new message like one that's out or ended, with today's facts; one for each",
    params: IdParams,
    answer: Message,
    status: 201,
  }),
  ofOrder: route({
    method: 'GET',
    path: '/orders/:id/messages',
    access: 'orders.read',
    summary:
      'The messages of an order, newest first, in which language its customer gets them, and whether they want none; agencies read those of their own, without who in the office sent them',
    params: IdParams,
    answer: z.object({ data: z.array(Message), ...OrderMessageSettings.shape }),
  }),
  mute: route({
    method: 'PUT',
    path: '/orders/:id/messageSettings',
    access: 'messages.write',
    summary: "In which language an order's customer gets messages, and whether at all",
    params: IdParams,
    body: OrderMessageSettings.partial(),
    answer: OrderMessageSettings,
  }),
}
