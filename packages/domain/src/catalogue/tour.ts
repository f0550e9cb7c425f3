import type { Day } from '../calendar.ts'
import type { PricedDays } from './pricedDays.ts'
import type { GroupType, Language } from './vocabulary.ts'

/** On which weekdays (0 Sunday to 6 Saturday) a group type runs in a language (AVAIL-03). */
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

/** What the rules need to know of a tour to say on which days it can be booked. */
export interface TourDays {
  groupTypes: WeeklyAvailability[]
  unavailabilityDates: Unavailability[]
  /** Days with a price, where days without one aren't offered; absent where they may be booked (HOLE-O17). */
  pricedDays?: PricedDays[]
}
