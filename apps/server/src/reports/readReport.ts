import { Problem } from '@tourdesk/contract/kernel/problem'
import type { ReportQuery } from '@tourdesk/contract/lists'
import type { ReportAnswer, ReportRow, ReportValues } from '@tourdesk/contract/reports/reports'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { checkReport, readableReports } from '@tourdesk/domain/reports/checkReport'
import {
  measureKindOf,
  mostGroupsDrawn,
  type ReportName,
  reportFilters,
} from '@tourdesk/domain/reports/vocabulary'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { isGiven } from '../kernel/isGiven.ts'
import type { Asked, CountedGroup, Reading } from './counted.ts'
import { countReport } from './countReport.ts'
import { labelsOf } from './labels.ts'
import { keyText, noNumbers, orderedGroups, runsInTime } from './orderedGroups.ts'
import { refuseTooLarge } from './refuseTooLarge.ts'

/** The most entries that a report reads. */
const mostRead = 5_000_000

/** The most rows on the page. */
const mostShown = 1000

/**
 * A report. Throws `not_allowed` (403) for one that the account doesn't have, a field error (400) for each
 * wrong choice, or `report_too_large` (400).
 * @param mostRows leaves out the rows after so many
 * @param mostEntries refuses what reads more
 */
export async function readReport(
  call: Call<Person>,
  name: ReportName,
  query: ReportQuery,
  mostRows = mostShown,
  mostEntries = mostRead,
): Promise<ReportAnswer> {
  authorize(call.actor, 'reports.read')
  const isOfAgency = isAgencyMode(call.actor)
  if (!readableReports(isOfAgency).includes(name)) throw new Problem('not_allowed')
  const today = dayIn(call.now)
  const filters = reportFilters.filter((filter) => isGiven(query[filter]))
  const report = acceptFields(checkReport(name, { ...query, filters }, { today, isOfAgency }))
  const asked: Asked = { ...report, filters: query }
  await refuseTooLarge(call, asked, mostEntries)
  return presentReport(call, asked, mostRows)
}

async function presentReport(call: Reading, asked: Asked, mostRows: number): Promise<ReportAnswer> {
  const { name, startDate, endDate, compared } = asked
  const own = { startDate, endDate, later: null, without: [] }
  const before = compared && { ...compared, without: [] }
  const [counted, then] = await Promise.all([
    countReport(call, asked, own),
    before && countReport(call, asked, before),
  ])
  const groups = orderedGroups(asked, counted.groups, then?.groups ?? [])
  const shown = groups.slice(0, mostRows)
  const drawn = groups.slice(0, mostGroupsDrawn).map(({ key }) => key)
  const hasOthers = groups.length > mostGroupsDrawn && !runsInTime(asked)
  const [labels, others, othersThen] = await Promise.all([
    labelsOf(call, asked.groupBy, shown),
    hasOthers ? countReport(call, asked, { ...own, without: drawn }) : null,
    hasOthers && before ? countReport(call, asked, { ...before, without: drawn }) : null,
  ])
  const numbers = (values: ReportValues, before: ReportValues | null) => ({
    values: chosen(asked, values),
    compared: before && chosen(asked, before),
  })
  const thenOf = new Map(then?.groups.map(({ key, values }) => [keyText(key), values]))
  const toRow = ({ key, values }: CountedGroup): ReportRow => ({
    keys: key.map((id, index) => ({ id, label: (id !== null && labels[index]?.get(id)) || null })),
    ...numbers(values, then && (thenOf.get(keyText(key)) ?? noNumbers(asked))),
  })
  return {
    name,
    startDate,
    endDate,
    basis: asked.basis,
    groupBy: asked.groupBy,
    compared: compared && { startDate: compared.startDate, endDate: compared.endDate },
    measures: asked.measures.map((measure) => ({ name: measure, kind: measureKindOf[measure] })),
    rows: shown.map(toRow),
    groups: groups.length,
    totals: numbers(counted.total, then?.total ?? null),
    others: others && {
      groups: groups.length - mostGroupsDrawn,
      ...numbers(others.total, othersThen?.total ?? null),
    },
    notes: counted.notes.filter(({ count, money }) => (count ?? 0) > 0 || money.length > 0),
  }
}

function chosen({ measures }: Asked, values: ReportValues): ReportValues {
  return Object.fromEntries(measures.map((measure) => [measure, values[measure] ?? null]))
}
