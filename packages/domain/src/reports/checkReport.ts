import type { Day } from '../calendar.ts'
import { allOf, type Checked, checked, thenMake } from '../checked.ts'
import { checkDayRange, type Days } from '../dayRange.ts'
import type { Issue } from '../decision.ts'
import { daysOfRange, type RelativeRange } from '../relativeRange.ts'
import { comparedDays, type ShiftedDays } from './comparedDays.ts'
import { reports } from './reports.ts'
import {
  type Comparison,
  type DayBasis,
  type Grouping,
  type Measure,
  type ReportFilter,
  type ReportName,
  reportFilters,
} from './vocabulary.ts'

/** The most days of a report: three years with a leap day. */
const mostReportDays = 1096
/** A report has rows for pairs of groups at most. */
export const mostGroupings = 2

/** What someone chose of a report; anything left out is the report's own usual. */
export interface ReportChoice {
  startDate?: Day | undefined
  endDate?: Day | undefined
  range?: RelativeRange | undefined
  basis?: DayBasis | undefined
  groupBy?: readonly Grouping[] | undefined
  compare?: Comparison | undefined
}

/** A report that can be worked out. */
export interface AskedReport extends Days {
  name: ReportName
  basis: DayBasis
  groupBy: Grouping[]
  measures: readonly Measure[]
  compared: ShiftedDays | null
}

/**
 * What a choice asks for, or all its errors. Two days come before a named range; without either it's this
 * month. `filters` are the ones that are used.
 * @param isOfAgency narrows the report to what agencies see of their own orders
 */
export function checkReport(
  name: ReportName,
  choice: ReportChoice & { filters: readonly ReportFilter[] },
  { today, isOfAgency }: { today: Day; isOfAgency: boolean },
): Checked<AskedReport> {
  const report = reports[name]
  const { compare } = choice
  const basis = choice.basis ?? report.bases[0] ?? 'travel'
  const groupBy = choice.groupBy?.length ? [...new Set(choice.groupBy)] : [report.usual]
  const groupings = groupingsFor(name, isOfAgency)
  const refused: [field: string, isRight: boolean][] = [
    ['basis', report.bases.includes(basis)],
    ['groupBy', groupBy.length <= mostGroupings && groupBy.every((one) => groupings.includes(one))],
    ['compare', !compare || report.comparisons.includes(compare)],
    ...reportFilters.map((filter): [string, boolean] => [
      filter,
      !choice.filters.includes(filter) || filtersFor(name, isOfAgency).includes(filter),
    ]),
  ]
  const issues = refused.flatMap(([field, isRight]): Issue[] =>
    isRight ? [] : [{ field, code: 'report_choice_invalid' }],
  )
  return thenMake(allOf(checked(report, issues), daysOf(choice, today)), ([, { startDate, endDate }]) => ({
    name,
    startDate,
    endDate,
    basis,
    groupBy,
    measures: isOfAgency ? (report.ofAgency ?? []) : report.measures,
    compared: compare ? comparedDays({ startDate, endDate }, compare) : null,
  }))
}

/** What a report's rows can be about; an agency has only itself, so it doesn't group by agencies. */
export function groupingsFor(name: ReportName, isOfAgency: boolean): readonly Grouping[] {
  const all = reports[name].groupings
  return isOfAgency ? all.filter((one) => one !== 'agency') : all
}

/** What a report can be narrowed down by; for an agency not by agencies. */
export function filtersFor(name: ReportName, isOfAgency: boolean): readonly ReportFilter[] {
  const all = reports[name].filters
  return isOfAgency ? all.filter((one) => one !== 'agency') : all
}

/** The reports that people of an agency, or of the office, may read. */
export function readableReports(isOfAgency: boolean): ReportName[] {
  const names = Object.keys(reports) as ReportName[]
  return isOfAgency ? names.filter((name) => reports[name].ofAgency !== null) : names
}

function daysOf({ startDate, endDate, range }: ReportChoice, today: Day): Checked<Days> {
  if (startDate === undefined && endDate === undefined)
    return { ok: true, value: daysOfRange(range ?? 'this_month', today) }
  const missing: Issue[] = [
    ...(startDate === undefined ? [{ field: 'startDate', code: 'start_date_required' } as const] : []),
    ...(endDate === undefined ? [{ field: 'endDate', code: 'end_date_required' } as const] : []),
  ]
  if (startDate === undefined || endDate === undefined) return { ok: false, issues: missing }
  return checkDayRange({ startDate, endDate }, mostReportDays)
}
