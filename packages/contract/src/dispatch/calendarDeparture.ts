import { departureStates } from '@tourdesk/domain/departures/departure'
import { gapKinds } from '@tourdesk/domain/dispatch/gaps'
import { z } from 'zod'
import { Day, Id } from '../parts.ts'

/** A card of the calendar: a booked tour on a day. An order of several days is on its first day. */
export const CalendarDeparture = z
  .object({
    tour: z.object({ _id: Id, name: z.string() }),
    date: Day,
    state: z.enum(departureStates),
    guaranteed: z.boolean(),
    orders: z.int(),
    participants: z.int(),
    /** Participants who are on a vehicle unit. */
    planned: z.int(),
    /** What its vehicle units lack, each kind once. */
    gaps: z.array(z.enum(gapKinds)),
  })
  .meta({ id: 'CalendarDeparture' })
export type CalendarDeparture = z.output<typeof CalendarDeparture>

/** The number of people on a day, as on the day's own page. */
export const CalendarDay = z
  .object({
    date: Day,
    people: z.int(),
    /** How many of them set out earlier, so they aren't on any of the day's cards. */
    underWay: z.int(),
  })
  .meta({ id: 'CalendarDay' })
export type CalendarDay = z.output<typeof CalendarDay>
