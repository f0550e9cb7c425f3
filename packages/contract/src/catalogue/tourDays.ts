import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { Day } from '../parts.ts'

/** The weekdays on which a group type runs in each language. */
export const GroupTypeDays = z.object({
  group_type: z.enum(groupTypes),
  languages: z.array(z.object({ language: z.enum(languages), days: z.array(z.int().min(0).max(6)) })),
})

/** Days on which a tour is closed. */
export const Unavailability = z.object({
  start_date: Day,
  end_date: Day,
  group_type: z.enum(groupTypes),
  languages: z.array(z.enum(languages)),
})

/** Until when a day of a tour can be booked: a time of day in Israel, this many days before it. */
export const BookingCloses = z.object({ daysBefore: z.int(), time: z.string() })

/** Days on which a tour has a price for a group type; no other days can be chosen. */
export const PricedDays = z.object({
  group_type: z.enum(groupTypes),
  start_date: Day,
  end_date: Day.nullable(),
})
