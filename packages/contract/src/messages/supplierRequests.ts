import { supplierReplies, supplierStates } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { route } from '../kernel/route.ts'
import { Day, Id, IdParams, Instant, lines, text } from '../parts.ts'

/** The state of a vehicle unit's request to its car supplier. */
export const SupplierRequest = z
  .object({
    state: z.enum(supplierStates),
    /** True if something changed that the supplier doesn't know about yet. */
    isChanged: z.boolean(),
    /** Null if no one was asked by message. */
    askedAt: Instant.nullable(),
    askedBy: z.string(),
    repliedAt: Instant.nullable(),
    repliedBy: z.string(),
    /** The supplier's remarks. */
    note: z.string(),
    contact: z.string(),
    remarks: z.string(),
    language: z.enum(['en', 'he']),
  })
  .meta({ id: 'SupplierRequest' })
export type SupplierRequest = z.output<typeof SupplierRequest>

/** What staff add to the facts about the vehicle. */
export const SupplierAsk = z.object({
  /** If omitted, the supplier's own. */
  language: z.enum(['en', 'he']).optional(),
  /** The person the supplier can call. */
  contact: text(200).default(''),
  remarks: lines(2000).default(''),
})
export type SupplierAsk = z.output<typeof SupplierAsk>

/** What the supplier of one vehicle unit would be asked, or that they know it all already. */
const PlannedRequest = z.object({
  unit: Id,
  tour: z.string(),
  /** First pickup. */
  time: z.string().nullable(),
  people: z.int(),
  seats: z.int().nullable(),
  state: z.enum(supplierStates),
  /** They were asked, and nothing changed since. */
  isKnown: z.boolean(),
  recipient: z.string(),
  channel: z.enum(messageChannels).nullable(),
  address: z.string(),
  byHand: z.boolean(),
  language: z.enum(['en', 'he']),
  subject: z.string(),
  text: z.string(),
})
export type PlannedRequest = z.output<typeof PlannedRequest>

export const supplierRequests = {
  previewDay: route({
    method: 'POST',
    path: '/supplierRequests/preview',
    access: 'messages.write',
    summary: 'What the car suppliers of a day would get, and how, for each vehicle unit that leaves on it',
    body: SupplierAsk.pick({ contact: true }).extend({ date: Day }),
    answer: z.object({ data: z.array(PlannedRequest) }),
  }),
  askDay: route({
    method: 'POST',
    path: '/supplierRequests',
    access: 'messages.write',
    summary:
      'Ask the car suppliers of several vehicle units, each on its own; the same `clientKey` again changes nothing and answers the same',
    body: SupplierAsk.pick({ contact: true }).extend({
      units: z.array(Id).min(1).max(120),
      clientKey: Id,
    }),
    answer: z.object({
      data: z.array(
        z.object({
          unit: Id,
          /** Null if the supplier was asked, else why not. */
          code: z.string().nullable(),
          /** A person has to send it. */
          byHand: z.boolean(),
        }),
      ),
    }),
    status: 201,
  }),
  get: route({
    method: 'GET',
    path: '/tourCars/:id/supplierRequest',
    access: 'dispatch.read',
    summary: 'Where a vehicle unit is with its car supplier',
    params: IdParams,
    answer: SupplierRequest,
  }),
  preview: route({
    method: 'POST',
    path: '/tourCars/:id/supplierRequest/preview',
    access: 'messages.write',
    summary: 'What the car supplier of a vehicle unit would get, and how',
    params: IdParams,
    body: SupplierAsk,
    answer: z.object({
      recipient: z.string(),
      channel: z.enum(messageChannels).nullable(),
      address: z.string(),
      byHand: z.boolean(),
      subject: z.string(),
      text: z.string(),
    }),
  }),
  ask: route({
    method: 'POST',
    path: '/tourCars/:id/supplierRequest',
    access: 'messages.write',
    summary:
      'Ask the car supplier of a vehicle unit, with its sheet as PDF; the same `clientKey` again changes nothing',
    params: IdParams,
    body: SupplierAsk.extend({ clientKey: Id }),
    /** True if a person has to send it. */
    answer: SupplierRequest.extend({ byHand: z.boolean() }),
    status: 201,
  }),
  reply: route({
    method: 'POST',
    path: '/tourCars/:id/supplierReply',
    access: 'dispatch.write',
    summary:
      'Enter what the car supplier of a vehicle unit answered; `seen` is the state that was on the screen',
    params: IdParams,
    body: z.object({
      reply: z.enum(supplierReplies),
      note: lines(2000).default(''),
      seen: z.enum(supplierStates),
    }),
    answer: SupplierRequest.extend({ undo: Undo }),
  }),
}
