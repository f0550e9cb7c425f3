import {
  boardingKinds,
  cashCurrencies,
  eventFlags,
  eventOutcomes,
  tapKinds,
} from '@tourdesk/domain/crew/vocabulary'
import { z } from 'zod'
import { Assignment } from '../dispatch/replies.ts'
import { Amount, Id, Instant, lines } from '../parts.ts'

/** The most events in one call. */
export const mostEvents = 200

const stamps = {
  /** A UUIDv7, made where it happened. Sending the same one again changes nothing. */
  _id: Id,
  tourCar: Id,
  /** When it happened, by the phone's clock, corrected by its difference to `now` of the last answer. */
  at: Instant,
}
const tap = z.object({ ...stamps, kind: z.enum(tapKinds), selectedTour: Id, count: z.int().min(0).max(999) })
const undo = z.object({
  ...stamps,
  kind: z.literal('undo'),
  /** The same as in the event to undo. */
  selectedTour: Id.nullable().default(null),
  undoes: Id,
})
const remark = z.object({
  ...stamps,
  kind: z.enum(['note', 'incident']),
  /** Omitted for the whole vehicle. */
  selectedTour: Id.nullable().default(null),
  text: lines(1000).min(1),
})
const cash = z.object({
  ...stamps,
  kind: z.literal('cash'),
  selectedTour: Id,
  amount: Amount.positive().max(10_000_000),
  currency: z.enum(cashCurrencies),
})
const reply = z.object({
  ...stamps,
  kind: z.literal('reply'),
  reply: z.enum(['accepted', 'declined']),
  /** Required to decline. */
  reason: lines(300).default(''),
  /** What the person saw when they answered: the `assignment` of the unit. */
  seen: Assignment.optional(),
})

/** What the office records about a vehicle on the road. `count` is a number of people, not an increment. */
export const OfficeEvent = z.discriminatedUnion('kind', [tap, undo, remark])
export type OfficeEvent = z.output<typeof OfficeEvent>

/** What a crew's phone sends. */
export const CrewEvent = z.discriminatedUnion('kind', [tap, undo, remark, cash, reply])
export type CrewEvent = z.output<typeof CrewEvent>
export type CrewEventInput = z.input<typeof CrewEvent>

/**
 * Events in order, oldest first. Each is a `CrewEvent` (or an `OfficeEvent`) and judged on its own, so that a
 * wrong one doesn't block the others.
 */
export const EventBatch = z.object({
  events: z.array(z.looseObject({})).max(mostEvents),
})

/** The outcome of each event, in the same order, and the server's clock. */
export const EventOutcomes = z
  .object({
    now: Instant,
    data: z.array(
      z.object({
        /** As sent; empty if it wasn't a text. */
        _id: z.string(),
        outcome: z.enum(eventOutcomes),
        /** For `flagged` and `refused`. */
        code: z.enum([...eventFlags, 'not_found', 'field_invalid', 'reply_reason_required']).optional(),
      }),
    ),
  })
  .meta({ id: 'EventOutcomes' })
export type EventOutcomes = z.output<typeof EventOutcomes>

/** A stored event of a vehicle, as its crew and the office see it. Replies aren't included. */
export const BoardingEvent = z
  .object({
    _id: Id,
    kind: z.enum(boardingKinds),
    /** The entry; null for the whole vehicle. */
    selectedTour: Id.nullable(),
    count: z.int().nullable(),
    undoes: Id.nullable(),
    text: z.string().nullable(),
    amount: Amount.nullable(),
    currency: z.enum(cashCurrencies).nullable(),
    /** When it happened; never later than it was received. */
    at: Instant,
    /** A member of the crew (`crew`) or of the office (`person`). */
    by: z.object({ kind: z.enum(['crew', 'person']), _id: Id, name: z.string() }),
    flags: z.array(z.enum(eventFlags)),
  })
  .meta({ id: 'BoardingEvent' })
export type BoardingEvent = z.output<typeof BoardingEvent>
