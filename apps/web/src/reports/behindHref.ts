import type { ReportKey } from '@tourdesk/contract/reports/reports'
import { addDays, addMonths } from '@tourdesk/domain/calendar'
import type { Days } from '@tourdesk/domain/dayRange'
import { entryStatuses } from '@tourdesk/domain/entries/vocabulary'
import { reports } from '@tourdesk/domain/reports/reports'
import type { DayBasis, Grouping, Measure, ReportFilter } from '@tourdesk/domain/reports/vocabulary'
import { stringifySearch } from '../app/searchParams.ts'
import type { ChosenReport, ReportChoice } from './chosenReport.ts'

/** Numbers of tours that count, and of canceled ones. */
const ofCounting: readonly Measure[] = [
  'gross',
  'commission',
  'net',
  'discount',
  'agreedOff',
  'orders',
  'entries',
  'people',
  'grossPerCurrency',
]
const ofCanceled: readonly Measure[] = ['canceledEntries', 'canceledPeople', 'canceledGross']

type Names = Partial<Record<Grouping | ReportFilter, string>>

/** Where Operations has what a row can be about, or what a report can be narrowed down by. */
const inOperations: Names = {
  agency: 'agencies',
  agent: 'agents',
  tour: 'tours',
  source: 'source',
  language: 'language',
  groupType: 'groupType',
  pickupCity: 'pickupCity',
  orderType: 'orderType',
  coupon: 'coupon',
  reason: 'cancelReason',
}

/** The days of Operations, by what puts a tour into a report. */
const operationsDays: Partial<Record<DayBasis, (days: Days) => Record<string, unknown>>> = {
  travel: ({ startDate, endDate }) => ({ startDate, endDate }),
  booking: ({ startDate, endDate }) => ({ dates: 'all', bookedFrom: startDate, bookedTo: endDate }),
  cancel: ({ startDate, endDate }) => ({ dates: 'all', canceledFrom: startDate, canceledTo: endDate }),
}

/** The same for the list of received money. */
const inReceived: Names = { agency: 'agencies', method: 'method' }

/** The same for the account of one agency. */
const inAccount: Names = { agency: 'agencies' }

/**
 * The tours, the money or the account behind a number, as the address of a list with the same days and filters; null for
 * numbers that no list has filters for.
 * @param keys what the row is about; none for the total
 */
export function behindHref(
  report: ChosenReport,
  choice: ReportChoice,
  measure: Measure,
  keys: readonly ReportKey[],
): string | null {
  if (measure === 'received') {
    if (report.basis !== 'money') return null
    const asked = narrowed(report, choice, keys, inReceived)
    return asked && `/payments/received${stringifySearch({ ...asked.filters, ...asked.days, show: 'rows' })}`
  }
  if (measure === 'commissionEarned')
    return accountHref(report, choice, keys, { kinds: ['commission', 'commission_back'] })
  if (measure === 'balance') return accountHref(report, choice, keys, { startDate: undefined })
  const isOfCanceled = ofCanceled.includes(measure)
  if (!isOfCanceled && !ofCounting.includes(measure)) return null
  const { basis } = report
  const daysOf = operationsDays[basis]
  if (!daysOf) return null
  // The list knows the weekday of the tour alone.
  const asked = narrowed(report, choice, keys, {
    ...inOperations,
    ...(basis === 'travel' && { weekday: 'weekdays' }),
  })
  if (!asked) return null
  const tourStatus = isOfCanceled ? ['CANCELED'] : entryStatuses.filter((status) => status !== 'CANCELED')
  return `/operations${stringifySearch({ tourStatus, ...asked.filters, ...daysOf(asked.days) })}`
}

/** What's on the account of the agency that a row is about; null for rows of several agencies. */
function accountHref(
  report: ChosenReport,
  choice: ReportChoice,
  keys: readonly ReportKey[],
  more: Record<string, unknown>,
): string | null {
  const asked = narrowed(report, choice, keys, inAccount)
  const agencies = asked?.filters.agencies
  if (!asked || !Array.isArray(agencies) || agencies.length !== 1) return null
  return `/agency_account/${agencies[0]}${stringifySearch({ ...asked.days, ...more })}`
}

/** Filters and days of a row by the names of a list; null if the list doesn't have them all. */
function narrowed(
  { name, days, groupBy }: ChosenReport,
  choice: ReportChoice,
  keys: readonly ReportKey[],
  names: Names,
): { filters: Record<string, unknown>; days: Days } | null {
  const filters: Record<string, unknown> = {}
  for (const filter of reports[name].filters) {
    if (!choice[filter]?.length) continue
    const its = names[filter]
    if (!its) return null
    filters[its] = choice[filter]
  }
  let { startDate, endDate } = days
  for (const [index, { id }] of keys.entries()) {
    const grouping = groupBy[index]
    if (!grouping || id === null) return null
    const time = daysOfKey(grouping, id)
    if (time) {
      if (time.startDate > startDate) startDate = time.startDate
      if (time.endDate < endDate) endDate = time.endDate
      continue
    }
    const its = names[grouping]
    if (!its) return null
    filters[its] = [id]
  }
  return { filters, days: { startDate, endDate } }
}

/** The days of a row in time. */
function daysOfKey(grouping: Grouping, id: string): Days | null {
  if (grouping === 'day') return { startDate: id, endDate: id }
  if (grouping === 'week') return { startDate: id, endDate: addDays(id, 6) }
  if (grouping !== 'month') return null
  const startDate = `${id}-01`
  return { startDate, endDate: addDays(addMonths(startDate, 1), -1) }
}
