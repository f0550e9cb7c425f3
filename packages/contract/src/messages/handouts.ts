import { handoutReaders } from '@tourdesk/domain/messages/handouts'
import { messageChannels, silences } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { PrintScope } from '../dispatch/manifests.ts'
import { route } from '../kernel/route.ts'
import { Id } from '../parts.ts'

/** Which sheets to give to whom. */
const HandoutAsk = z.object({
  scope: PrintScope,
  to: z.array(z.enum(handoutReaders)).min(1),
  /** Whether guides and drivers get a link to their page by WhatsApp, instead of a PDF by mail. */
  crewLink: z.boolean().default(false),
  /** Only sheets that changed since they were last handed out. */
  onlyChanged: z.boolean().default(false),
  /** Only these people and suppliers; everyone if left out. */
  recipients: z.array(Id).min(1).max(500).optional(),
})
export type HandoutAsk = z.output<typeof HandoutAsk>

/** What one person or supplier would get, or why they get nothing. */
const PlannedHandout = z.object({
  kind: z.enum(handoutReaders),
  recipientId: Id,
  recipient: z.string(),
  /** The vehicle units whose sheets they get. */
  units: z.array(Id),
  /** The language on their record. */
  locale: z.enum(['en', 'he']),
  channel: z.enum(messageChannels).nullable(),
  address: z.string(),
  reason: z.enum(silences).nullable(),
  way: z.enum(['sent', 'crew']),
  /** A person has to send it. */
  byHand: z.boolean(),
  subject: z.string(),
  text: z.string(),
})
export type PlannedHandout = z.output<typeof PlannedHandout>

export const handouts = {
  preview: route({
    method: 'POST',
    path: '/manifests/handouts/preview',
    access: 'messages.write',
    summary: 'Who would get which sheets by message and how, and who would get none and why',
    body: HandoutAsk,
    answer: z.object({ data: z.array(PlannedHandout) }),
  }),
  send: route({
    method: 'POST',
    path: '/manifests/handouts',
    access: 'messages.write',
    summary:
      'Hand sheets out by message and keep what they say as versions; the same `clientKey` again changes nothing and answers the same',
    body: HandoutAsk.extend({ clientKey: Id }),
    answer: z.object({
      batch: Id,
      mailed: z.int(),
      byHand: z.int(),
      silent: z.int(),
      units: z.array(z.object({ tourCar: Id, version: z.int() })),
    }),
    status: 201,
  }),
}
