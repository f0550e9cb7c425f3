import { useQuery } from '@tanstack/react-query'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import { queries } from '../../app/api.ts'

/** The findings about a day; null until they're loaded. */
export function useDayFindings(date: Day): readonly DayFinding[] | null {
  return useQuery(queries.dayChecks.ofDay({ params: { date } })).data?.data ?? null
}
