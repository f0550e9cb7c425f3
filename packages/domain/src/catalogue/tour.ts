import type { Day } from '../calendar.ts'
import type { PricedDays } from './pricedDays.ts'
import type { GroupType, Language } from './vocabulary.ts'

/** The weekdays (Sunday is 0) on which a group type runs in a language. */
export interface WeeklyAvailability {
  group_type: GroupType
  languages: { language: Language; days: number[] }[]
}

/** Days on which a tour is closed for a group type and languages, both ends included (AVAIL-05). */
export interface Unavailability {
  start_date: Day
  end_date: Day
  group_type: GroupType
  languages: Language[]
}

/** What the rules need to know about a tour to find its bookable days. */
export interface TourDays {
  groupTypes: WeeklyAvailability[]
  unavailabilityDates: Unavailability[]
  /** Days with a price, if others can't be booked; missing if they can. */
  pricedDays?: PricedDays[]
}
