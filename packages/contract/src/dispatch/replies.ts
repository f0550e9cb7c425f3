import { replyStates } from '@tourdesk/domain/crew/vocabulary'
import { z } from 'zod'
import { Day, Id, Instant, text } from '../parts.ts'

/**
 * What a guide or driver is asked to accept, as it was when they replied. Names are for people; ids decide.
 */
export const Assignment = z
  .object({
    date: Day,
    tour: z.object({ _id: Id, name: text(300) }),
    /** First pickup, `HH:mm`; null while it's unknown. */
    time: z
      .string()
      .regex(/^\d{2}:\d{2}$/)
      .nullable(),
    /** The car, or the supplier; null without a vehicle. */
    vehicle: z.object({ _id: Id, name: text(200) }).nullable(),
  })
  .meta({ id: 'Assignment' })
export type Assignment = z.output<typeof Assignment>

/** A change after a reply, because of which the reply is asked for again. */
const ReplyChange = z.object({
  field: z.enum(['date', 'tour', 'time', 'vehicle']),
  /** A day, a time, or the name of a tour or vehicle; null for a time that was unknown. */
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type ReplyChange = z.output<typeof ReplyChange>

/** The reply of a guide or driver to being on a unit. */
export const Reply = z
  .object({
    state: z.enum(replyStates),
    /** Why they declined; empty otherwise. */
    reason: z.string(),
    /** The time of the last reply, theirs or the office's for them; null without one. */
    at: Instant.nullable(),
    /** The office entered it: accepted by phone. */
    byOffice: z.boolean(),
    /** What changed since they replied; because of it they're asked again. */
    changes: z.array(ReplyChange),
  })
  .meta({ id: 'Reply' })
export type Reply = z.output<typeof Reply>

/** The same with the person, for the office. */
export const CrewReply = Reply.extend({
  operator: z.object({ _id: Id, name: z.string() }),
  /** They haven't replied, and the deadline has passed. */
  isLate: z.boolean(),
  /** They're late and have no phone to reply on, so the office has to call them. */
  toCall: z.boolean(),
}).meta({ id: 'CrewReply' })
export type CrewReply = z.output<typeof CrewReply>
