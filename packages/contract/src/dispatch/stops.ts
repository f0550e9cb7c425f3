import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { route } from '../kernel/route.ts'
import { KeptPlace } from '../orders/orderShapes.ts'
import { allOf, Day, Id, IdParams, Instant, text } from '../parts.ts'

/** A time of day, `HH:mm`. */
const Time = z.string()

/** Identifies a stop until its time changes. */
const StopKey = text(1500).min(1)

/** A party that gets on at a stop. */
const StopParty = z.object({
  /** Its entry. */
  entry: Id,
  order: Id,
  orderNumber: z.int(),
  customer: z.string(),
  mobilePhone: z.string(),
  language: z.enum(languages).nullable(),
  /** How many of its people ride on the unit. */
  people: z.int(),
  /** The time of its tour or price list. */
  listedTime: Time.nullable(),
  /** The time that the customer was reminded of; null before the reminder. */
  toldTime: Time.nullable(),
})

/** A place where a vehicle takes parties on. */
const Stop = z.object({
  key: z.string(),
  /** Null if it has none. */
  time: Time.nullable(),
  /** `_id` is null for an address typed for a private group; coordinates are null if unknown. */
  place: KeptPlace.extend({ lat: z.number().nullable(), lng: z.number().nullable() }).nullable(),
  parties: z.array(StopParty),
  people: z.int(),
})
export type UnitStop = z.output<typeof Stop>

/** The stops of a vehicle unit in their order, with what's needed to arrange them. */
export const UnitStops = z
  .object({
    _id: Id,
    tour: z.object({ _id: Id, name: z.string() }),
    date: Day,
    /** Later than `date` when a party rides for several days. */
    endDate: Day,
    /** The plate, or the supplier; null without a vehicle. */
    vehicle: z.string().nullable(),
    seats: z.int().nullable(),
    driver: z.string().nullable(),
    guides: z.array(z.string()),
    people: z.int(),
    stops: z.array(Stop),
    /** Keys of the stops that a planner has put in order; the others are placed by time. */
    order: z.array(z.string()),
    updatedAt: Instant,
  })
  .meta({ id: 'UnitStops' })
export type UnitStops = z.output<typeof UnitStops>

/** Minutes between the stops, in the order of their keys; null if unknown. */
export const UnitDrives = z
  .object({
    /**
     * `map`: from the driving service; `line`: by the straight line; `failed`: by the straight line, since
     * the service gave no answer.
     */
    source: z.enum(['map', 'line', 'failed']),
    keys: z.array(z.string()),
    minutes: z.array(z.array(z.number().nullable())),
    /** To the tour's first highlight with coordinates. */
    toSight: z.array(z.number().nullable()),
  })
  .meta({ id: 'UnitDrives' })
export type UnitDrives = z.output<typeof UnitDrives>

const source = UnitDrives.shape.source
const ProposedStop = Stop.extend({
  /** Null for a stop that has no time and gets none. */
  proposedTime: Time.nullable(),
})
export type ProposedStop = z.output<typeof ProposedStop>

/** What a planner should know about proposed times; `from` and `to` are keys of stops. */
const ProposalNote = z.discriminatedUnion('code', [
  /** The last stop of a city and the next one are listed closer together than the drive takes. */
  z.object({
    code: z.literal('cities_too_close'),
    ...{ from: z.string(), to: z.string(), minutes: z.int(), needed: z.int() },
  }),
  /** Without coordinates, only the time for getting on was counted. */
  z.object({ code: z.literal('way_unknown'), from: z.string(), to: z.string() }),
  /** The stop would be before 04:00, so nothing is proposed for the unit. */
  z.object({ code: z.literal('too_early'), from: z.string() }),
])
export type ProposalNote = z.output<typeof ProposalNote>

/** Proposed times of a unit's stops, in the proposed order. Nothing of it is saved. */
export const StopsProposal = z
  .object({
    _id: Id,
    /** The plate, or the supplier; null without a vehicle. */
    vehicle: z.string().nullable(),
    people: z.int(),
    source,
    stops: z.array(ProposedStop),
    notes: z.array(ProposalNote),
    updatedAt: Instant,
  })
  .meta({ id: 'StopsProposal' })
export type StopsProposal = z.output<typeof StopsProposal>

/** The same for a unit of a departure, with its number on the board, from 1. */
const NumberedProposal = StopsProposal.extend({ number: z.int() }).meta({ id: 'NumberedStopsProposal' })
export type NumberedProposal = z.output<typeof NumberedProposal>

/** All stops of a unit as planned. */
const PlannedStops = z.object({
  /** Each stop once, in the new order; `time` is its time from now on. */
  stops: z.array(z.object({ key: StopKey, time: text(5).nullable() })).max(200),
  updatedAt: Instant,
})

/** The stops of a vehicle unit. */
export const unitStops = {
  get: route({
    method: 'GET',
    path: '/tourCars/:id/stops',
    access: 'dispatch.read',
    summary: 'The stops of a vehicle unit in their order, with the parties that get on',
    params: IdParams,
    answer: UnitStops,
  }),
  drives: route({
    method: 'GET',
    path: '/tourCars/:id/drives',
    access: 'dispatch.read',
    summary: 'How long the vehicle drives between the stops of a unit',
    params: IdParams,
    answer: UnitDrives,
  }),
  change: route({
    method: 'PUT',
    path: '/tourCars/:id/stops',
    access: 'dispatch.write',
    summary:
      'Set the order of a unit’s stops and their times, which become the pickup times of their parties',
    params: IdParams,
    body: PlannedStops,
    answer: UnitStops.extend({ undo: Undo }),
  }),
  propose: route({
    method: 'GET',
    path: '/tourCars/:id/stops/proposal',
    access: 'dispatch.read',
    summary: 'Times for the stops of a unit that leave enough for the drives; saves nothing',
    params: IdParams,
    answer: StopsProposal,
  }),
  proposeAll: route({
    method: 'GET',
    path: '/tourEvents/stops/proposal/:date',
    access: 'dispatch.read',
    summary:
      'Times for the stops of all units of a departure that leave enough for the drives; saves nothing',
    params: z.object({ date: Day }),
    query: z.object({ tour: Id }),
    answer: allOf(NumberedProposal),
  }),
  changeAll: route({
    method: 'PUT',
    path: '/tourEvents/stops',
    access: 'dispatch.write',
    summary: 'Set the order and the times of the stops of several units, all or nothing, with one undo',
    body: z.object({
      units: z
        .array(PlannedStops.extend({ tourCar: Id }))
        .min(1)
        .max(100)
        .refine((units) => new Set(units.map(({ tourCar }) => tourCar)).size === units.length),
    }),
    answer: z.object({ undo: Undo }),
  }),
}
