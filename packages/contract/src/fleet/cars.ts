import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { allOf, Id, IdParams, Instant, lines, text } from '../parts.ts'
import { AvailabilityRange, Days, OnDay } from './availabilityRange.ts'

/** A car of the fleet. */
const Car = z.object({
  _id: Id,
  plateId: z.string(),
  seats: z.int(),
  make: z.string(),
  year: z.int(),
  notes: z.string(),
  isPrivateOwned: z.boolean(),
})
/** A car with its state on the requested day. */
export const CarOnDay = Car.extend(OnDay).meta({ id: 'CarOnDay' })
export type CarOnDay = z.output<typeof CarOnDay>

/** A car as the fleet screens show it. */
export const CarRecord = Car.extend({
  availability: z.array(AvailabilityRange),
  updatedAt: Instant,
}).meta({ id: 'CarRecord' })
export type CarRecord = z.output<typeof CarRecord>

/** What the car form sends; the rule reports missing fields, not the schema. */
export const CarInput = z.object({
  plateId: text(40).default(''),
  seats: z.number().nullable().default(null),
  make: text(80).default(''),
  year: z.number().nullable().default(null),
  notes: lines(4000).default(''),
  isPrivateOwned: z.boolean().default(false),
  updatedAt: Instant.optional(),
})
export type CarInput = z.input<typeof CarInput>

/** The same for a save: omitted fields keep their values, or get their defaults in a new car. */
export const CarChange = changeOf(CarInput)

export const cars = {
  list: route({
    method: 'GET',
    path: '/cars',
    access: 'fleet.read',
    summary: 'All cars by make and plate, with their ranges on the requested days',
    query: Days,
    answer: allOf(CarRecord),
  }),
  get: route({
    method: 'GET',
    path: '/cars/:id',
    access: 'fleet.read',
    summary: 'One car with all ranges',
    params: IdParams,
    answer: CarRecord,
  }),
  save: route({
    method: 'POST',
    path: '/cars',
    access: 'fleet.write',
    summary: 'Create a car, or with `_id` save one (HOLE-O72)',
    body: CarChange.extend({ _id: Id.optional() }),
    answer: CarRecord.extend({ undo: Undo }),
  }),
  change: route({
    method: 'PUT',
    path: '/cars/:id',
    access: 'fleet.write',
    summary: 'Save a car (HOLE-O72)',
    params: IdParams,
    body: CarChange,
    answer: CarRecord.extend({ undo: Undo }),
  }),
}
