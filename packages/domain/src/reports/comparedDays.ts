import { addDays, addMonths, type Day, daysBetween } from '../calendar.ts'
import type { Days } from '../dayRange.ts'
import type { Comparison } from './vocabulary.ts'

/** Days that a report is compared with, and how far after them its own days are. */
export interface ShiftedDays extends Days {
  /** A day of the compared range belongs to the day this much later. */
  later: { months: number } | { days: number }
}

/** The days of a year, in whole weeks. */
const weekdaysOfYear = 364

/**
 * The days that a range is compared with. A range of whole months is compared with whole months; otherwise
 * the range before has as many days.
 */
export function comparedDays(range: Days, compare: Comparison): ShiftedDays {
  const { startDate, endDate } = range
  const days = daysBetween(startDate, endDate) + 1
  const months = wholeMonths(range)
  switch (compare) {
    case 'previous':
      return months === null ? earlierDays(range, days) : earlierMonths(range, months)
    case 'year':
      return earlierMonths(range, 12)
    case 'weekdays':
      return earlierDays(range, weekdaysOfYear)
  }
}

function earlierDays({ startDate, endDate }: Days, days: number): ShiftedDays {
  return { startDate: addDays(startDate, -days), endDate: addDays(endDate, -days), later: { days } }
}

function earlierMonths(range: Days, months: number): ShiftedDays {
  const { startDate, endDate } = range
  const last =
    wholeMonths(range) === null
      ? addMonths(endDate, -months)
      : addDays(addMonths(addDays(endDate, 1), -months), -1)
  return { startDate: addMonths(startDate, -months), endDate: last, later: { months } }
}

/** How many months a range has; null if it starts or ends within one. */
function wholeMonths({ startDate, endDate }: Days): number | null {
  if (!startDate.endsWith('-01') || !isFirstOfMonth(addDays(endDate, 1))) return null
  const [from, to] = [monthNumber(startDate), monthNumber(endDate)]
  return to - from + 1
}

function isFirstOfMonth(day: Day): boolean {
  return day.endsWith('-01')
}

function monthNumber(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}
