import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { placeStates } from '@tourdesk/domain/departures/capacity/placesOfMonth'
import { departureStates } from '@tourdesk/domain/departures/departure'
import { entryStatuses } from '@tourdesk/domain/entries/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { DeparturesQuery } from '../lists.ts'
import { allOf, Day, Id, Instant, pageOf, text } from '../parts.ts'

/** The places of a day; `left` is null if it's open-ended or closed, and agencies read no number above 9. */
const DayPlaces = z.object({
  date: Day,
  state: z.enum(placeStates),
  left: z.union([z.int(), z.literal('9+')]).nullable(),
  /** True if it takes place, even below its minimum. */
  guaranteed: z.boolean(),
})
export type DayPlaces = z.output<typeof DayPlaces>

/** A group type of a tour in a language that can't be sold on a day. */
const UnsoldKind = z.object({
  tour: Id,
  group_type: z.enum(groupTypes),
  language: z.enum(languages),
  state: z.enum(['sold_out', 'closed']),
})
export type UnsoldKind = z.output<typeof UnsoldKind>

const ClosedKind = z.object({ group_type: z.enum(groupTypes), language: z.enum(languages) })

/** What the office decides about a departure (see `DepartureForm`). */
const decided = {
  state: z.enum(departureStates),
  closedFor: z.array(ClosedKind),
  guaranteed: z.boolean(),
  minimum: z.int().nullable(),
  capacity: z.int().nullable(),
  reason: z.string(),
}

/** The same as its form sends it; the rule of the domain reports wrong fields, not the schema. */
export const DepartureInput = z.object({
  state: decided.state.default('open'),
  closedFor: decided.closedFor.max(groupTypes.length * languages.length).default([]),
  guaranteed: decided.guaranteed.default(false),
  minimum: z.number().nullable().default(null),
  capacity: z.number().nullable().default(null),
  reason: text(500).default(''),
})
export type DepartureInput = z.input<typeof DepartureInput>

/** A change: omitted fields keep their values. `updatedAt` is null if nothing was decided before. */
export const DepartureChange = changeOf(DepartureInput).extend({ updatedAt: Instant.nullable().optional() })

/** A departure, whether it's stored or not. */
const Departure = z
  .object({
    /** Null while nobody booked it and nothing was decided. */
    _id: Id.nullable(),
    tour: z.object({ _id: Id, name: z.string() }),
    date: Day,
    ...decided,
    /** Null while nothing was decided. */
    updatedAt: Instant.nullable(),
  })
  .meta({ id: 'Departure' })
export type Departure = z.output<typeof Departure>

/** How full it is: people sold of what's limited, and how many can be; null without a limit. */
const Fill = z.object({ sold: z.int(), capacity: z.int() }).nullable()

/** A departure as its list shows it. */
const DepartureRow = Departure.omit({ updatedAt: true }).extend({
  /** Its tour and day, since not every listed one is stored. */
  _id: z.string(),
  people: z.int(),
  orders: z.int(),
  units: z.int(),
  /** Of its vehicles, as far as they're known. */
  seats: z.int(),
  /** People of the waiting list who may still get places. */
  waiting: z.int(),
  fill: Fill,
  /** In dollars; null for who can't read reports. */
  gross: z.number().nullable(),
})
export type DepartureRow = z.output<typeof DepartureRow>

/** A party on a departure. */
const DepartureParty = z.object({
  entry: Id,
  order: z.object({ _id: Id, orderNumber: z.int() }),
  customer: z.string(),
  agency: z.string(),
  group_type: z.enum(groupTypes),
  language: z.enum(languages).nullable(),
  people: z.int(),
  status: z.enum(entryStatuses),
})
export type DepartureParty = z.output<typeof DepartureParty>

const DepartureUnit = z.object({
  _id: Id,
  /** The plate, or the supplier; null without a vehicle. */
  vehicle: z.string().nullable(),
  seats: z.int().nullable(),
  crew: z.array(z.string()),
  people: z.int(),
})

/** A pool of places of a departure: what a capacity rule counts of it. */
const DeparturePool = z.object({
  group_type: z.enum(groupTypes).nullable(),
  language: z.enum(languages).nullable(),
  counts: z.enum(['people', 'parties']),
  isOwn: z.boolean(),
  sold: z.int(),
  /** Null if it's open-ended. */
  capacity: z.int().nullable(),
})
export type DeparturePool = z.output<typeof DeparturePool>

/** A departure with everything its page shows. */
const WholeDeparture = Departure.extend({
  people: z.int(),
  orders: z.int(),
  seats: z.int(),
  fill: Fill,
  /** In dollars; null for who can't read reports. */
  gross: z.number().nullable(),
  /** The tour whose departure of the same day took over all its people. */
  mergedInto: z.object({ _id: Id, name: z.string() }).nullable(),
  /** The last batch that canceled or moved someone here, to it or from it. */
  batch: Id.nullable(),
  pools: z.array(DeparturePool),
  units: z.array(DepartureUnit),
  /** Also the canceled ones, which come last. */
  parties: z.array(DepartureParty),
}).meta({ id: 'WholeDeparture' })
export type WholeDeparture = z.output<typeof WholeDeparture>

const Key = z.object({ tour: Id, date: Day })

export const departures = {
  list: route({
    method: 'GET',
    path: '/departures',
    access: 'dispatch.read',
    summary: 'Departures of a range of days, by day and tour; without days, today and the next two weeks',
    query: DeparturesQuery,
    answer: pageOf(DepartureRow),
  }),
  get: route({
    method: 'GET',
    path: '/departures/:tour/:date',
    access: 'dispatch.read',
    summary: 'A departure: what was decided about it, who is on it and what drives',
    params: Key,
    answer: WholeDeparture,
  }),
  change: route({
    method: 'PUT',
    path: '/departures/:tour/:date',
    access: 'dispatch.write',
    summary:
      'Close or open a departure for sale, guarantee it, or set its own numbers; its orders stay. `updatedAt` is the version last read',
    params: Key,
    body: DepartureChange,
    answer: WholeDeparture.extend({ undo: Undo }),
  }),
  places: route({
    method: 'GET',
    path: '/departures/places',
    access: 'orders.place',
    summary: 'The places of a tour for a group type and language on each day of a month',
    query: z.object({
      tour: Id,
      group_type: z.enum(groupTypes),
      language: z.enum(languages).optional(),
      /** A hold of one's own, whose places count as free. */
      hold: Id.optional(),
      /** A party of the waiting list, whose offered places count as free. */
      waiting: Id.optional(),
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    }),
    answer: allOf(DayPlaces),
  }),
  unsold: route({
    method: 'GET',
    path: '/departures/unsold',
    access: 'orders.place',
    summary: 'The groups and languages of all tours that are sold out or closed on a day',
    query: z.object({ date: Day }),
    answer: allOf(UnsoldKind),
  }),
}
