import { addDays, type Day, daysBetween, weekStart } from '@tourdesk/domain/calendar'
import { longestPlanningRange } from '@tourdesk/domain/dispatch/planningRange'
import type { CalendarSearch } from '../calendarSearch.ts'

/** The range of days shown, both ends included. */
export interface Days {
  startDate: Day
  endDate: Day
}

type DaysInAddress = Pick<CalendarSearch, 'startDate' | 'endDate'>

/** The days in the address, cut to the longest range; else a week from Sunday, usually the current one. */
export function daysShown({ startDate, endDate }: DaysInAddress, today: Day): Days {
  const isRange = startDate && endDate && startDate <= endDate
  if (!isRange) return weekOf(startDate ?? today)
  const last = addDays(startDate, longestPlanningRange - 1)
  return { startDate, endDate: endDate < last ? endDate : last }
}

/** The same range some weeks later, or earlier if negative. */
export function shiftedByWeeks({ startDate, endDate }: Days, weeks: number): Days {
  return { startDate: addDays(startDate, 7 * weeks), endDate: addDays(endDate, 7 * weeks) }
}

/** The range for the address; the current week is left out. */
export function daysInAddress(days: Days, today: Day): DaysInAddress {
  const usual = weekOf(today)
  const isUsual = days.startDate === usual.startDate && days.endDate === usual.endDate
  return isUsual ? { startDate: undefined, endDate: undefined } : days
}

/** True if the range needs more than the seven columns of a week. */
export function isLong({ startDate, endDate }: Days): boolean {
  return daysBetween(weekStart(startDate), endDate) > 6
}

function weekOf(day: Day): Days {
  const startDate = weekStart(day)
  return { startDate, endDate: addDays(startDate, 6) }
}
