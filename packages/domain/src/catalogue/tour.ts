import type { Day } from '../calendar.ts'
import type { PricedDays } from './pricedDays.ts'
import type { GroupType, Language } from './vocabulary.ts'

/** The weekdays (Sunday is 0) on which a group type runs in a language. */
export interface WeeklyAvailability {
  group_type: GroupType
  languages: { language: Language; days: number[] }[]
}

/** Days on which a tour is closed for a group type and languages, both ends included. */
export interface Unavailability {
  start_date: Day
  end_date: Day
  group_type: GroupType
  languages: Language[]
}

/** Until when a day of a tour can be booked: a time of day, this many days before it. */
export interface BookingCloses {
  daysBefore: number
  time: string
}

/** A tour that says nothing else can be booked until this hour of the day before. */
export const defaultBookingCloses: BookingCloses = { daysBefore: 1, time: '18:00' }

/** What the rules need from a tour to find its bookable days. */
export interface TourDays {
  groupTypes: WeeklyAvailability[]
  unavailabilityDates: Unavailability[]
  bookingCloses: BookingCloses
  /** Days with a price, if other days can't be booked; missing if they can. */
  pricedDays?: PricedDays[]
}
