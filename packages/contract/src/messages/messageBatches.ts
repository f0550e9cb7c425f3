import { messageEvents } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { allOf, Id, IdParams, Instant } from '../parts.ts'

/** The progress of messages to many people; `total` leaves out those who get none. */
export const MessageBatch = z
  .object({
    _id: Id,
    event: z.enum(messageEvents),
    /** Who sent it. */
    by: z.string(),
    createdAt: Instant,
    stoppedAt: Instant.nullable(),
    total: z.int(),
    sent: z.int(),
    /** Being sent, or pending until the quiet hours end. */
    waiting: z.int(),
    byHand: z.int(),
    failed: z.int(),
    canceled: z.int(),
    /** People who get none. */
    silent: z.int(),
  })
  .meta({ id: 'MessageBatch' })
export type MessageBatch = z.output<typeof MessageBatch>

export const messageBatches = {
  running: route({
    method: 'GET',
    path: '/messageBatches',
    access: 'messages.write',
    summary: 'Messages to many that are still going out by themselves, newest first',
    answer: allOf(MessageBatch),
  }),
  get: route({
    method: 'GET',
    path: '/messageBatches/:id',
    access: 'messages.write',
    summary: 'How far messages to many have come',
    params: IdParams,
    answer: MessageBatch,
  }),
  stop: route({
    method: 'POST',
    path: '/messageBatches/:id/stop',
    access: 'messages.write',
    summary: "Cancel what isn't out yet of messages to many; again it changes nothing",
    params: IdParams,
    answer: MessageBatch,
  }),
}
