import type { Day } from '@tourdesk/domain/calendar'
import { stringifySearch } from '../app/searchParams.ts'
import type { DayCheckSearch } from './dayCheckSearch.ts'

/** The address of the findings of a day, all or only some of them. */
export function dayCheckHref(date: Day, search: Omit<DayCheckSearch, 'date'> = {}): string {
  return `/day/check${stringifySearch({ date, ...search })}`
}
