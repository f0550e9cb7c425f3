import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { CarOnDay } from '../fleet/cars.ts'
import { OperatorOnDay } from '../fleet/operators.ts'
import { Day, Id } from '../parts.ts'
import { CrewReply } from './replies.ts'

/** What a vehicle unit lacks. */
const Gap = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('now_unavailable'), names: z.array(z.string()) }),
  z.object({ kind: z.enum(['no_vehicle', 'no_driver', 'no_guide']) }),
  z.object({ kind: z.literal('language'), languages: z.array(z.enum(languages)) }),
  z.object({ kind: z.literal('over_seats'), participants: z.int(), seats: z.int() }),
])

const DayUnit = z.object({
  _id: Id,
  /** Its number on the board. */
  number: z.int(),
  /** The plate, or the supplier; null without a vehicle. */
  vehicle: z.string().nullable(),
  seats: z.int().nullable(),
  driver: z.string().nullable(),
  guides: z.array(z.string()),
  people: z.int(),
  /** First pickup. */
  time: z.string().nullable(),
  gaps: z.array(Gap),
  /** The replies of its crew, guides first. */
  replies: z.array(CrewReply),
})
export type DayUnit = z.output<typeof DayUnit>

const DayDeparture = z.object({
  tour: z.object({ _id: Id, name: z.string() }),
  /** Its first day, which is the day it's planned on. */
  date: Day,
  /** Its last day; later than `date` if an entry on it takes several days. */
  endDate: Day,
  /** First pickup. */
  time: z.string().nullable(),
  orders: z.int(),
  people: z.int(),
  unassigned: z.object({ orders: z.int(), people: z.int() }),
  unpriced: z.int(),
  /** Numbers of orders whose people changed after they were split over units. */
  splitChanged: z.array(z.int()),
  units: z.array(DayUnit),
})
export type DayDeparture = z.output<typeof DayDeparture>

const PersonOfDay = OperatorOnDay.pick({
  _id: true,
  firstName: true,
  lastName: true,
  mobilePhone: true,
  languages: true,
  dayStatus: true,
  heldBy: true,
})
export type PersonOfDay = z.output<typeof PersonOfDay>

const CarOfDay = CarOnDay.pick({
  _id: true,
  plateId: true,
  make: true,
  seats: true,
  dayStatus: true,
  heldBy: true,
})
export type CarOfDay = z.output<typeof CarOfDay>

/** A day with all tours: its departures by first pickup, and the state of all cars and people. */
export const DayPlan = z
  .object({
    departures: z.array(DayDeparture),
    cars: z.array(CarOfDay),
    guides: z.array(PersonOfDay),
    drivers: z.array(PersonOfDay),
    /** The next day that has a departure. */
    next: Day.nullable(),
  })
  .meta({ id: 'DayPlan' })
export type DayPlan = z.output<typeof DayPlan>
