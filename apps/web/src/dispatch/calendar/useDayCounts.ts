import { useQueries } from '@tanstack/react-query'
import type { DayCheckCounts } from '@tourdesk/contract/checks/dayChecks'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import { longestChecksRange } from '@tourdesk/domain/checks/checksRange'
import { queries } from '../../app/api.ts'
import type { Days } from './calendarRange.ts'

/** The counts of findings of each day from today on, once they're loaded; days of the past need no work. */
export function useDayCounts(days: Days, today: Day): ReadonlyMap<Day, DayCheckCounts> {
  return useQueries({ queries: countQueries(days, today), combine })
}

/** Calls that count the findings of the days shown, each of as many days as it may. */
export function countQueries({ startDate, endDate }: Days, today: Day) {
  const first = startDate < today ? today : startDate
  if (endDate < first) return []
  const shown = daysFrom(first, endDate)
  const starts = shown.filter((_, index) => index % longestChecksRange === 0)
  return starts.map((start, index) => {
    const end = shown[(index + 1) * longestChecksRange - 1] ?? endDate
    return queries.dayChecks.counts({ query: { startDate: start, endDate: end } })
  })
}

function combine(answers: { data?: { data: DayCheckCounts[] } | undefined }[]) {
  return new Map(answers.flatMap(({ data }) => data?.data ?? []).map((counts) => [counts.date, counts]))
}
