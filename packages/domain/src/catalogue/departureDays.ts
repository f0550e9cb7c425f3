import { addDays, type Day, dayIn, daysFrom, instantIn, isWithin, timeIn, weekdayOf } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { isPricedOn } from './pricedDays.ts'
import { type BookingCloses, defaultBookingCloses, type TourDays } from './tour.ts'
import type { GroupType, Language } from './vocabulary.ts'

/** When a day is booked, and with which rights. `override` is a super user's checkbox beside the calendar. */
export interface BookingMoment {
  now: Date
  override: boolean
}

/** The choice of a departure. */
export interface DepartureChoice {
  group_type: GroupType | null
  language: Language | null
}

/**
 * A day on which a tour can be booked, or why it can't. The override opens closed dates, days without a
 * price and days whose booking has closed; the past and weekdays on which the tour doesn't run stay closed.
 */
export function bookableDay(
  day: Day,
  tour: TourDays,
  choice: DepartureChoice,
  moment: BookingMoment,
): Decision<Day> {
  const inTime = dayInTime(day, tour.bookingCloses, moment)
  if (!inTime.ok) return inTime
  if (!weekdaysOf(tour, choice).includes(weekdayOf(day))) return refuse('weekday_not_offered')
  if (moment.override) return ok(day)
  if (isClosed(day, tour, choice)) return refuse('day_unavailable')
  return isUnpriced(day, tour, choice) ? refuse('day_unpriced') : ok(day)
}

/**
 * The part of the rule that also applies to private and package orders: not too soon. The time at which a
 * tour's booking closes is Israel's.
 */
export function dayInTime(day: Day, closes: BookingCloses, { now, override }: BookingMoment): Decision<Day> {
  const today = dayIn(now)
  if (day < today) return refuse('day_past')
  if (override) return ok(day)
  const lastDay = addDays(day, -closes.daysBefore)
  if (today < lastDay || (today === lastDay && timeIn(now) < closes.time)) return ok(day)
  if (!isDefault(closes)) return refuse('booking_closed')
  return refuse(day === today ? 'day_today' : 'day_tomorrow_closed')
}

/** The moment at which the booking of a day closes. */
export function bookingEnds(day: Day, { daysBefore, time }: BookingCloses): Date {
  return instantIn(addDays(day, -daysBefore), time)
}

function isDefault({ daysBefore, time }: BookingCloses): boolean {
  return daysBefore === defaultBookingCloses.daysBefore && time === defaultBookingCloses.time
}

/** The bookable days of a month, `YYYY-MM`. */
export function openDays(
  month: string,
  tour: TourDays,
  choice: DepartureChoice,
  moment: BookingMoment,
): Day[] {
  return daysOfMonth(month).filter((day) => bookableDay(day, tour, choice, moment).ok)
}

/** Weekdays on which the tour runs for a group type in a language; Sunday is 0. */
function weekdaysOf(tour: TourDays, { group_type, language }: DepartureChoice): number[] {
  return languagesOf(tour, group_type).find((offer) => offer.language === language)?.days ?? []
}

/** The languages in which a tour is offered to a group type. */
export function languagesOf(
  tour: TourDays,
  group_type: GroupType | null,
): { language: Language; days: number[] }[] {
  return tour.groupTypes.find((offer) => offer.group_type === group_type)?.languages ?? []
}

/** True on a day that a tour's unavailability closes for a group type in a language. */
export function isClosed(
  day: Day,
  tour: Pick<TourDays, 'unavailabilityDates'>,
  { group_type, language }: DepartureChoice,
): boolean {
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

/** The days of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): Day[] {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  return daysFrom(first, addDays(`${next}-01`, -1))
}
