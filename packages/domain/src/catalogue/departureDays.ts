import { addDays, type Day, dayIn, daysFrom, isWithin, timeIn, weekdayOf } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { isPricedOn } from './pricedDays.ts'
import type { TourDays } from './tour.ts'
import type { GroupType, Language } from './vocabulary.ts'

/** From this hour in Israel on, tomorrow is closed (FORM-57, HOLE-O52). */
const tomorrowClosesAt = '18:00'

/** Who asks for a day, and when. `override` is a super user's tick beside the calendar (FORM-58, HOLE-O53). */
export interface BookingMoment {
  now: Date
  override: boolean
}

/** What a departure is asked for. */
export interface DepartureChoice {
  group_type: GroupType | null
  language: Language | null
}

/**
 * A day on which a tour can be booked, or why it can't. The override opens closed ranges, days without a price, today and
 * tomorrow; a weekday on which the tour does not run and the past stay closed (FORM-53 to FORM-58).
 */
export function bookableDay(
  day: Day,
  tour: TourDays,
  choice: DepartureChoice,
  moment: BookingMoment,
): Decision<Day> {
  const inTime = dayInTime(day, moment)
  if (!inTime.ok) return inTime
  if (!weekdaysOf(tour, choice).includes(weekdayOf(day))) return refuse('weekday_not_offered')
  if (moment.override) return ok(day)
  if (isClosed(day, tour, choice)) return refuse('day_unavailable')
  return isUnpriced(day, tour, choice) ? refuse('day_unpriced') : ok(day)
}

/** The part of the rule that private and package orders obey as well: not too soon (HOLE-O54). */
export function dayInTime(day: Day, { now, override }: BookingMoment): Decision<Day> {
  const today = dayIn(now)
  if (day < today) return refuse('day_past')
  if (override) return ok(day)
  if (day === today) return refuse('day_today')
  const isClosing = day === addDays(today, 1) && timeIn(now) >= tomorrowClosesAt
  return isClosing ? refuse('day_tomorrow_closed') : ok(day)
}

/** The days of a month, `YYYY-MM`, that the calendar leaves open. */
export function openDays(
  month: string,
  tour: TourDays,
  choice: DepartureChoice,
  moment: BookingMoment,
): Day[] {
  return daysOfMonth(month).filter((day) => bookableDay(day, tour, choice, moment).ok)
}

/** Weekdays on which the tour runs for a group type in a language, 0 for Sunday (AVAIL-03). */
function weekdaysOf(tour: TourDays, { group_type, language }: DepartureChoice): number[] {
  return languagesOf(tour, group_type).find((offer) => offer.language === language)?.days ?? []
}

/** The languages in which a tour is given to a group type (HOLE-O62). */
export function languagesOf(
  tour: TourDays,
  group_type: GroupType | null,
): { language: Language; days: number[] }[] {
  return tour.groupTypes.find((offer) => offer.group_type === group_type)?.languages ?? []
}

function isClosed(day: Day, tour: TourDays, { group_type, language }: DepartureChoice): boolean {
  return tour.unavailabilityDates.some(
    (range) =>
      range.group_type === group_type &&
      language !== null &&
      range.languages.includes(language) &&
      isWithin(day, range.start_date, range.end_date),
  )
}

function isUnpriced(day: Day, { pricedDays }: TourDays, { group_type }: DepartureChoice): boolean {
  return pricedDays !== undefined && !isPricedOn(day, pricedDays, group_type)
}

function daysOfMonth(month: string): Day[] {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  return daysFrom(first, addDays(`${next}-01`, -1))
}
