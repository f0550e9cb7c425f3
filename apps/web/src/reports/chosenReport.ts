import type { Day } from '@tourdesk/domain/calendar'
import type { Days } from '@tourdesk/domain/dayRange'
import { daysOfRange } from '@tourdesk/domain/relativeRange'
import { filtersFor, groupingsFor, mostGroupings } from '@tourdesk/domain/reports/checkReport'
import { reports } from '@tourdesk/domain/reports/reports'
import type {
  Comparison,
  DayBasis,
  Grouping,
  ReportFilter,
  ReportName,
} from '@tourdesk/domain/reports/vocabulary'
import type { ReportSearch } from './reportsSearch.ts'

/** The parts of an address that a report is asked for with. */
export type ReportChoice = Pick<
  ReportSearch,
  'startDate' | 'endDate' | 'range' | 'basis' | 'groupBy' | 'compare' | ReportFilter
>

/** What a report shows for an address: everything that was left out has the report's own usual. */
export interface ChosenReport {
  name: ReportName
  days: Days
  basis: DayBasis
  groupBy: Grouping[]
  compare: Comparison | undefined
}

/** An address without what this report can't be asked for, so that other reports may keep theirs. */
export function choiceFor(name: ReportName, search: ReportChoice, isOfAgency: boolean): ReportChoice {
  const { bases, comparisons } = reports[name]
  const groupings = groupingsFor(name, isOfAgency)
  const { startDate, endDate, range, basis, compare } = search
  const groupBy = search.groupBy?.filter((one) => groupings.includes(one)).slice(0, mostGroupings)
  const kept = filtersFor(name, isOfAgency)
  return {
    ...(startDate && endDate ? { startDate, endDate } : range && { range }),
    ...(basis && bases.includes(basis) && { basis }),
    ...(groupBy?.length && { groupBy }),
    ...(compare && comparisons.includes(compare) && { compare }),
    ...Object.fromEntries(kept.map((filter) => [filter, search[filter]])),
  }
}

/** What is shown for a choice that fits its report. */
export function chosenReport(
  name: ReportName,
  { startDate, endDate, range, basis, groupBy, compare }: ReportChoice,
  today: Day,
): ChosenReport {
  const { bases, usual } = reports[name]
  return {
    name,
    days: startDate && endDate ? { startDate, endDate } : daysOfRange(range ?? 'this_month', today),
    basis: basis ?? bases[0] ?? 'travel',
    groupBy: groupBy ? [...new Set(groupBy)] : [usual],
    compare,
  }
}
