import { departureStates } from '@tourdesk/domain/departures/departure'
import { z } from 'zod'
import { CarOnDay } from '../fleet/cars.ts'
import { OperatorOnDay } from '../fleet/operators.ts'
import { Day, Id } from '../parts.ts'
import { CrewReply } from './replies.ts'

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
  /** Its pickup times, each once, the earliest first. */
  pickups: z.array(z.string()),
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
  state: z.enum(departureStates),
  guaranteed: z.boolean(),
  /** First pickup. */
  time: z.string().nullable(),
  /** The length of the tour. */
  hours: z.number().nullable(),
  orders: z.int(),
  people: z.int(),
  unassigned: z.object({ orders: z.int(), people: z.int() }),
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
