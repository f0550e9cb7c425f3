import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { mailStatuses } from '../listFields.ts'
import { OutboxQuery } from '../lists.ts'
import { Id, IdParams, Instant, pageOf } from '../parts.ts'

/** A mail that was sent, is pending, or is only kept in the outbox. */
export const Mail = z.object({
  _id: Id,
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  tries: z.int(),
  lastError: z.string().nullable(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
})
export type Mail = z.output<typeof Mail>

export const outbox = {
  list: route({
    method: 'GET',
    path: '/outbox',
    access: 'outbox.read',
    summary: 'Mails, newest first',
    query: OutboxQuery,
    answer: pageOf(Mail),
  }),
  get: route({
    method: 'GET',
    path: '/outbox/:id',
    access: 'outbox.read',
    summary: 'One mail with its text',
    params: IdParams,
    answer: Mail.extend({ html: z.string(), text: z.string() }),
  }),
}
