import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { placeStates } from '@tourdesk/domain/departures/capacity/placesOfMonth'
import { departureStates } from '@tourdesk/domain/departures/departure'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { allOf, Day, Id, Instant, text } from '../parts.ts'

/** The places of a day; `left` is null if it's open-ended or closed, and agencies read no number above 9. */
const DayPlaces = z.object({
  date: Day,
  state: z.enum(placeStates),
  left: z.union([z.int(), z.literal('9+')]).nullable(),
})
export type DayPlaces = z.output<typeof DayPlaces>

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
export const Departure = z
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

const Key = z.object({ tour: Id, date: Day })

export const departures = {
  get: route({
    method: 'GET',
    path: '/departures/:tour/:date',
    access: 'dispatch.read',
    summary: 'A departure: what was decided about it',
    params: Key,
    answer: Departure,
  }),
  change: route({
    method: 'PUT',
    path: '/departures/:tour/:date',
    access: 'dispatch.write',
    summary:
      'Close or open a departure for sale, guarantee it, or set its own numbers; its orders stay. `updatedAt` is the version last read',
    params: Key,
    body: DepartureChange,
    answer: Departure.extend({ undo: Undo }),
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
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    }),
    answer: allOf(DayPlaces),
  }),
}
