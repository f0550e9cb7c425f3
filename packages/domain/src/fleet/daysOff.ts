import { addDays, type Day, isWithin } from '../calendar.ts'
import { type Checked, checkFields, given, wrong } from '../checked.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type AvailabilityRange, setRange, withoutDays } from './availability.ts'

/** How many days ahead guides and drivers enter their days off. */
export const daysOffAhead = 90

/** The first and the last day that can be entered. Today is for the office to decide. */
export function daysOffWindow(today: Day): { first: Day; last: Day } {
  return { first: addDays(today, 1), last: addDays(today, daysOffAhead) }
}

/** Days off as typed; a missing day is null. */
export interface DaysOffFields {
  startDate: Day | null
  endDate: Day | null
}

/** Days off from tomorrow to 90 days ahead, or all errors. */
export function checkDaysOff<Form extends DaysOffFields>(
  form: Form,
  today: Day,
): Checked<Form & { startDate: Day; endDate: Day }> {
  const { startDate, endDate } = form
  const isReversed = startDate !== null && endDate !== null && endDate < startDate
  return checkFields(form, {
    startDate: inWindow('startDate', given('startDate', startDate, 'start_date_required'), today),
    endDate: isReversed
      ? wrong('endDate', 'end_before_start')
      : inWindow('endDate', given('endDate', endDate, 'end_date_required'), today),
  })
}

function inWindow(field: string, day: Checked<Day>, today: Day): Checked<Day> {
  if (!day.ok) return day
  const { first, last } = daysOffWindow(today)
  if (day.value < first) return wrong(field, 'day_off_past')
  return day.value > last ? wrong(field, 'day_off_too_far', { days: daysOffAhead }) : day
}

/** Days off with both ends, and the id that they get. */
export interface DaysOff {
  _id: string
  startDate: Day
  endDate: Day
}

/** Why a day can't be taken off, the most important first. */
const takenBy = [
  ['assigned', 'day_off_assigned'],
  ['reserved', 'day_off_reserved'],
  ['unavailable', 'day_off_known'],
] as const

/**
 * Adds days off that a guide or driver enters. Refused with the first `day` on which they're on a vehicle
 * (`day_off_assigned`), kept for work by the office (`day_off_reserved`) or off already (`day_off_known`).
 * @param ranges all of the person's, with assignments and what they cover
 */
export function enterDaysOff(
  ranges: AvailabilityRange[],
  { _id, startDate, endDate }: DaysOff,
): Decision<AvailabilityRange[]> {
  for (const [status, code] of takenBy) {
    const day = firstDayOf(
      ranges.filter((range) => range.status === status),
      { startDate, endDate },
    )
    if (day !== null) return refuse(code, { day })
  }
  return setRange(ranges, { _id, startDate, endDate, status: 'unavailable', notes: '', isOwn: true }, null)
}

/** The first of the days that one of the ranges has; null if there's none. */
function firstDayOf(
  ranges: readonly AvailabilityRange[],
  { startDate, endDate }: { startDate: Day; endDate: Day },
): Day | null {
  const days = ranges.flatMap((range) => {
    const day = range.startDate > startDate ? range.startDate : startDate
    return day <= endDate && isWithin(day, range.startDate, range.endDate) ? [day] : []
  })
  return days.toSorted()[0] ?? null
}

/**
 * Removes days off that the person entered, from tomorrow on; today and past days stay as they are. Refused
 * with `day_off_of_office` if the office set them, and `day_off_over` if none of them is still to come.
 * @param ranges as for `enterDaysOff`
 * @param removed one of them, with all of its days
 */
export function removeDaysOff(
  ranges: readonly AvailabilityRange[],
  { startDate, endDate, isOwn: isTheirs }: Pick<AvailabilityRange, 'startDate' | 'endDate' | 'isOwn'>,
  today: Day,
): Decision<AvailabilityRange[]> {
  const { first } = daysOffWindow(today)
  const from = startDate > first ? startDate : first
  if (!isTheirs) return refuse('day_off_of_office')
  if (endDate !== null && endDate < from) return refuse('day_off_over')
  const own = ranges.filter(({ isOwn }) => isOwn)
  const others = ranges.filter(({ isOwn }) => !isOwn)
  return ok([...withoutDays(own, { startDate: from, endDate }), ...others])
}
