import { addDays, type Day } from '@tourdesk/domain/calendar'
import type { UiLanguage } from '../i18n/uiLanguage.ts'
import type { TableQuery } from '../kit/table/tableQuery.ts'
import type { OperationsSearch } from './operationsSearch.ts'

const daysBack = 180
const daysAhead = 365

/** The days the list shows unless others are chosen (OPS-17). */
export function defaultRange(today: Day): { from: Day; to: Day } {
  return { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
}

/** What the address leaves out, filled in for the call. */
export function queryOf({ order: _order, dates, ...search }: OperationsSearch, today: Day) {
  return { ...search, ...rangeOf({ ...search, dates }, today) }
}

type Dates = Pick<OperationsSearch, 'dates' | 'startDate' | 'endDate'>

/** The days that an address asks for: the usual ones where it names none. */
export function rangeOf({ dates, startDate, endDate }: Dates, today: Day): Omit<Dates, 'dates'> {
  if (dates === 'all') return {}
  const { from, to } = defaultRange(today)
  return { startDate: startDate ?? from, endDate: endDate ?? to }
}

/** The change of an address that asks for the usual days again. */
export const usualDates = { dates: undefined, startDate: undefined, endDate: undefined } as const

/** The change of an address that asks for all days. */
export const onAllDates = { dates: 'all', startDate: undefined, endDate: undefined } as const

/** The same list as a file: every row of it, and no page (OPS-19). */
export function exportQueryOf(search: OperationsSearch, today: Day, locale: UiLanguage) {
  const { page: _page, limit: _limit, ...filters } = queryOf(search, today)
  return { ...filters, locale, type: 'purchasedTours' as const }
}

/** A chosen range as it stands in the address: the usual one leaves no trace (OPS-17). */
export function rangeInAddress(range: { from?: Day; to?: Day }, today: Day): Dates {
  const usual = defaultRange(today)
  const isUsual = range.from === usual.from && range.to === usual.to
  if (isUsual) return usualDates
  return { dates: undefined, startDate: range.from, endDate: range.to }
}

/** The order of the rows as the table's head knows it. */
export function tableQueryOf({ page, limit, sort }: OperationsSearch): TableQuery {
  return { page, limit, sort: sort.replace('-', ''), desc: sort.startsWith('-') }
}

/** What a click in the table asks for; bookings stand with the newest first and in no other order. */
export function searchOf({
  page,
  limit,
  sort,
  desc,
}: Partial<TableQuery>): Partial<Pick<OperationsSearch, 'page' | 'limit' | 'sort'>> {
  return {
    ...(page !== undefined && { page }),
    ...(limit !== undefined && { limit }),
    ...(sort === 'created' && { sort: '-created' as const }),
    ...(sort === 'date' && { sort: desc ? ('-date' as const) : ('date' as const) }),
  }
}
