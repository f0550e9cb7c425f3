import { addDays, type Day, weekStart } from '@tourdesk/domain/calendar'

/** A month, or a week from Sunday to Saturday. */
export type GridView = 'month' | 'week'

/** The visible days, both ends included. */
export interface Days {
  startDate: Day
  endDate: Day
}

/** The month or week around `from`; by default the NEXT month, or the current week. */
export function gridDays(view: GridView, from: Day | undefined, today: Day): Days {
  if (view === 'week') {
    const startDate = weekStart(from ?? today)
    return { startDate, endDate: addDays(startDate, 6) }
  }
  const startDate = from ? monthStart(from) : nextMonth(monthStart(today))
  return { startDate, endDate: addDays(nextMonth(startDate), -1) }
}

/** The first day of the month or week before (-1) or after (1) the days shown. */
export function stepped(view: GridView, { startDate, endDate }: Days, step: -1 | 1): Day {
  if (step > 0) return addDays(endDate, 1)
  const last = addDays(startDate, -1)
  return view === 'week' ? weekStart(last) : monthStart(last)
}

function monthStart(day: Day): Day {
  return `${day.slice(0, 8)}01`
}

function nextMonth(start: Day): Day {
  return monthStart(addDays(start, 31))
}
