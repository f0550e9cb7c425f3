import { addDays, type Day } from '@tourdesk/domain/calendar'
import type { UiLanguage } from '../i18n/uiLanguage.ts'
import type { OperationsSearch } from './operationsSearch.ts'

const daysBack = 180
const daysAhead = 365

/** The list's default range of days. */
export function defaultRange(today: Day): { from: Day; to: Day } {
  return { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
}

/** The query of the call, with the defaults that the address leaves out. */
export function queryOf({ order: _order, peek: _peek, dates, ...search }: OperationsSearch, today: Day) {
  return { ...search, ...rangeOf({ ...search, dates }, today) }
}

/** The parts of the search that decide which rows match, on all pages. */
export function filtersOf({
  page: _page,
  limit: _limit,
  sort: _sort,
  order: _order,
  peek: _peek,
  ...filters
}: OperationsSearch) {
  const { type: _type, ...others } = filters
  return others
}

/** The days in a list's address. */
export type Dates = Pick<OperationsSearch, 'dates' | 'startDate' | 'endDate'>

/** The days in an address, or the usual range; none for all days. */
export function rangeOf({ dates, startDate, endDate }: Dates, today: Day): Omit<Dates, 'dates'> {
  if (dates === 'all') return {}
  const { from, to } = defaultRange(today)
  return { startDate: startDate ?? from, endDate: endDate ?? to }
}

/** The change of the address that goes back to the usual range. */
export const usualDates = { dates: undefined, startDate: undefined, endDate: undefined } as const

/** The change of the address to all days. */
export const onAllDates = { dates: 'all', startDate: undefined, endDate: undefined } as const

/** The query for the sums over all rows of the list. */
export function sumsQueryOf(search: OperationsSearch, today: Day) {
  const { page: _page, limit: _limit, sort: _sort, type: _type, ...filters } = queryOf(search, today)
  return filters
}

/** The same list as a file, with all rows instead of a page. */
export function exportQueryOf(search: OperationsSearch, today: Day, locale: UiLanguage) {
  const { page: _page, limit: _limit, ...filters } = queryOf(search, today)
  return { ...filters, locale, type: 'purchasedTours' as const }
}

/** A chosen range as the address has it; the usual one is left out. */
export function rangeInAddress(range: { from?: Day; to?: Day }, today: Day): Dates {
  const usual = defaultRange(today)
  const isUsual = range.from === usual.from && range.to === usual.to
  if (isUsual) return usualDates
  return { dates: undefined, startDate: range.from, endDate: range.to }
}
