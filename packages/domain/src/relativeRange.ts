import { addDays, addMonths, type Day, weekStart } from './calendar.ts'
import type { Days } from './dayRange.ts'

/** Ranges named by where they are from today. */
export const relativeRanges = [
  'today',
  'yesterday',
  'tomorrow',
  'this_week',
  'last_week',
  'next_week',
  'last_7_days',
  'last_30_days',
  'next_7_days',
  'next_30_days',
  'this_month',
  'last_month',
  'next_month',
  'this_year',
  'last_year',
] as const
export type RelativeRange = (typeof relativeRanges)[number]

/**
 * The days of a named range. Weeks start on Sunday. The last and the next days include today, so the last 7
 * days are today and the six before it.
 */
export function daysOfRange(name: RelativeRange, today: Day): Days {
  switch (name) {
    case 'today':
      return someDays(today, 1)
    case 'yesterday':
      return someDays(addDays(today, -1), 1)
    case 'tomorrow':
      return someDays(addDays(today, 1), 1)
    case 'this_week':
      return someDays(weekStart(today), 7)
    case 'last_week':
      return someDays(addDays(weekStart(today), -7), 7)
    case 'next_week':
      return someDays(addDays(weekStart(today), 7), 7)
    case 'last_7_days':
      return someDays(addDays(today, -6), 7)
    case 'last_30_days':
      return someDays(addDays(today, -29), 30)
    case 'next_7_days':
      return someDays(today, 7)
    case 'next_30_days':
      return someDays(today, 30)
    case 'this_month':
      return monthsFrom(firstOfMonth(today), 1)
    case 'last_month':
      return monthsFrom(addMonths(firstOfMonth(today), -1), 1)
    case 'next_month':
      return monthsFrom(addMonths(firstOfMonth(today), 1), 1)
    case 'this_year':
      return monthsFrom(firstOfYear(today), 12)
    case 'last_year':
      return monthsFrom(addMonths(firstOfYear(today), -12), 12)
  }
}

function someDays(startDate: Day, days: number): Days {
  return { startDate, endDate: addDays(startDate, days - 1) }
}

function monthsFrom(startDate: Day, months: number): Days {
  return { startDate, endDate: addDays(addMonths(startDate, months), -1) }
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`
}

function firstOfYear(day: Day): Day {
  return `${day.slice(0, 5)}01-01`
}
