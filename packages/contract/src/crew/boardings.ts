import { z } from 'zod'
import { VehicleUnit } from '../dispatch/dispatch.ts'
import { CrewReply } from '../dispatch/replies.ts'
import { route } from '../kernel/route.ts'
import { Place } from '../orders/orderShapes.ts'
import { allOf, Day, Id, IdParams, Instant } from '../parts.ts'
import { BoardingEvent, EventBatch, EventOutcomes } from './crewEvents.ts'

/** How many people got on, didn't come, are still expected, and got off. */
const counts = { people: z.int(), boarded: z.int(), noShow: z.int(), waiting: z.int(), droppedOff: z.int() }

/** A party on the road, with its events, oldest first. */
const BoardingParty = z.object({
  selectedTour: Id,
  orderId: Id,
  orderNumber: z.int(),
  customer: z.string(),
  mobilePhone: z.string(),
  time: z.string().nullable(),
  place: Place.nullable(),
  noShowFrom: Instant.nullable(),
  ...counts,
  events: z.array(BoardingEvent),
})
export type BoardingParty = z.output<typeof BoardingParty>

/** A vehicle unit on the road. */
export const Boarding = z
  .object({
    _id: Id,
    tour: z.object({ _id: Id, name: z.string() }),
    date: Day,
    endDate: Day,
    vehicle: z.string().nullable(),
    driver: z.string().nullable(),
    guides: z.array(z.string()),
    time: z.string().nullable(),
    ...counts,
    /** The latest event; null if there's none. */
    last: BoardingEvent.nullable(),
    parties: z.array(BoardingParty),
    /** Events of the whole vehicle, and of parties that aren't on it (any longer). */
    otherEvents: z.array(BoardingEvent),
    replies: z.array(CrewReply),
  })
  .meta({ id: 'Boarding' })
export type Boarding = z.output<typeof Boarding>

/** What happened to an entry on the road. */
const EntryBoarding = z.object({ selectedTour: Id, ...counts, at: Instant.nullable() })

export const boardings = {
  list: route({
    method: 'GET',
    path: '/boardings',
    access: 'dispatch.read',
    summary:
      'The vehicles out on a day by first pickup, with who got on, who didn’t come and who is waited for',
    query: z.object({ date: Day }),
    answer: allOf(Boarding).extend({ now: Instant }),
  }),
  send: route({
    method: 'POST',
    path: '/boardings/events',
    access: 'dispatch.write',
    summary: 'Taps, notes and incidents by the office, like those of a crew; each is answered alone',
    body: EventBatch,
    answer: EventOutcomes,
  }),
  ofOrder: route({
    method: 'GET',
    path: '/orders/:id/boardings',
    access: 'orders.read',
    summary: 'Who of an order got on, didn’t come and got off, by entry; only entries with a tap',
    params: IdParams,
    answer: allOf(EntryBoarding),
  }),
}

export const crewReplies = {
  set: route({
    method: 'POST',
    path: '/tourCars/:id/replies',
    access: 'dispatch.write',
    summary: 'Enter that a guide or driver accepted by phone, or ask them again',
    params: IdParams,
    body: z.object({ operator: Id, reply: z.enum(['accepted', 'proposed']) }),
    answer: VehicleUnit,
  }),
}
