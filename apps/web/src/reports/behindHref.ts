import type { ReportKey } from '@tourdesk/contract/reports/reports'
import { addDays, addMonths } from '@tourdesk/domain/calendar'
import type { Days } from '@tourdesk/domain/dayRange'
import { entryStatuses } from '@tourdesk/domain/entries/vocabulary'
import type { Grouping, Measure } from '@tourdesk/domain/reports/vocabulary'
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

/** Where Operations has what a row can be about, or what a report can be narrowed down by. */
const inOperations: Partial<Record<Grouping | 'orderType' | 'coupon', string>> = {
  agency: 'agencies',
  agent: 'agents',
  tour: 'tours',
  source: 'source',
  language: 'language',
  groupType: 'groupType',
  pickupCity: 'pickupCity',
  orderType: 'orderType',
  coupon: 'coupon',
}

/**
 * The tours behind a number, as the address of Operations with the same days and filters; null for numbers
 * that Operations has no filter for.
 * @param keys what the row is about; none for the total
 */
export function behindHref(
  { days, basis, groupBy }: ChosenReport,
  choice: ReportChoice,
  measure: Measure,
  keys: readonly ReportKey[],
): string | null {
  const isOfCanceled = ofCanceled.includes(measure)
  if (!isOfCanceled && !ofCounting.includes(measure)) return null
  if (choice.channel?.length || (basis !== 'travel' && basis !== 'booking')) return null
  const asked: Record<string, unknown> = {
    tourStatus: isOfCanceled ? ['CANCELED'] : entryStatuses.filter((status) => status !== 'CANCELED'),
  }
  for (const [filter, name] of Object.entries(inOperations))
    asked[name] = choice[filter as keyof ReportChoice]
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
    const name = inOperations[grouping]
    if (!name) return null
    asked[name] = [id]
  }
  const range =
    basis === 'travel' ? { startDate, endDate } : { dates: 'all', bookedFrom: startDate, bookedTo: endDate }
  return `/operations${stringifySearch({ ...asked, ...range })}`
}

/** The days of a row in time. */
function daysOfKey(grouping: Grouping, id: string): Days | null {
  if (grouping === 'day') return { startDate: id, endDate: id }
  if (grouping === 'week') return { startDate: id, endDate: addDays(id, 6) }
  if (grouping !== 'month') return null
  const startDate = `${id}-01`
  return { startDate, endDate: addDays(addMonths(startDate, 1), -1) }
}
