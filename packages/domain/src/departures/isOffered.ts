import { type Day, weekdayOf } from '../calendar.ts'
import { isClosed } from '../catalogue/departureDays.ts'
import type { TourDays } from '../catalogue/tour.ts'

/** True if a tour runs on the day for some group type in some language that isn't closed then. */
export function isOffered(day: Day, tour: Pick<TourDays, 'groupTypes' | 'unavailabilityDates'>): boolean {
  return tour.groupTypes.some(({ group_type, languages }) =>
    languages.some(
      ({ language, days }) => days.includes(weekdayOf(day)) && !isClosed(day, tour, { group_type, language }),
    ),
  )
}
