import type { ReportAnswer, ReportKey, ReportRow } from '@tourdesk/contract/reports/reports'
import { addDays, addMonths, type Day, weekStart } from '@tourdesk/domain/calendar'
import {
  type Grouping,
  type Measure,
  mostGroupsDrawn,
  timeGroupings,
} from '@tourdesk/domain/reports/vocabulary'
import { type ChartMeasure, drawn } from './chartMeasures.ts'

/** A chart: bars for groups, lines for time. Each point has a number for each series; null leaves a gap. */
export interface Chart {
  kind: 'bars' | 'lines'
  series: string[]
  points: { label: string; values: (number | null)[] }[]
}

/** The words of a chart. */
export interface ChartTexts {
  group: (grouping: Grouping, key: ReportKey) => string
  others: string
  /** The days of the report, and those it's compared with. */
  now: string
  before: string
  measure: (measure: Measure) => string
}

/** What a report's pace is drawn beside: last year's numbers at this point and in the end. */
const besidePace: Partial<Record<Measure, Measure[]>> = {
  people: ['peopleThen', 'peopleFinal'],
  gross: ['grossThen', 'grossFinal'],
}

/** A number of a report as a chart. */
export function chartOf(report: ReportAnswer, shown: ChartMeasure, texts: ChartTexts): Chart {
  const at = report.groupBy.findIndex(isTime)
  const beside = report.name === 'pace' ? (besidePace[shown.measure] ?? []) : []
  if (at < 0) return bars(report, shown, texts)
  if (report.groupBy.length > 1) return linesOfGroups(report, shown, texts, at)
  const all = [shown, ...beside.map((measure) => ({ ...shown, measure }))]
  const rowOf = new Map(report.rows.map((row) => [row.keys[0]?.id, row]))
  const points = inTime(report, report.groupBy[at] as Grouping).map((id) => ({ id, row: rowOf.get(id) }))
  return {
    kind: 'lines',
    series: beside.length > 0 ? all.map(({ measure }) => texts.measure(measure)) : seriesOf(report, texts),
    points: points.map(({ id, row }) => ({
      label: texts.group(report.groupBy[at] as Grouping, { id, label: null }),
      values:
        beside.length > 0
          ? all.map((one) => numberAt(one, row))
          : [numberAt(shown, row), ...(report.compared ? [numberAt(shown, row, true)] : [])],
    })),
  }
}

function bars(report: ReportAnswer, shown: ChartMeasure, texts: ChartTexts): Chart {
  const { rows, others, compared, groupBy } = report
  const numbers = ({ values, compared: before }: Omit<ReportRow, 'keys'>) => [
    drawn(shown, values),
    ...(compared ? [drawn(shown, before)] : []),
  ]
  const groups = rows.slice(0, mostGroupsDrawn).map((row) => ({
    label: row.keys.map((key, index) => texts.group(groupBy[index] as Grouping, key)).join(' · '),
    values: numbers(row),
  }))
  return {
    kind: 'bars',
    series: seriesOf(report, texts),
    points: [...groups, ...(others ? [{ label: texts.others, values: numbers(others) }] : [])],
  }
}

/** A line for each group of the other grouping, the largest ones first and all smaller ones as one. */
function linesOfGroups(report: ReportAnswer, shown: ChartMeasure, texts: ChartTexts, at: number): Chart {
  const { rows, groupBy } = report
  const other = 1 - at
  const [time, grouping] = [groupBy[at] as Grouping, groupBy[other] as Grouping]
  const lines = new Map<
    string | null,
    { key: ReportKey; size: number; byTime: Map<string | null, ReportRow> }
  >()
  for (const row of rows) {
    const [moment, key] = [row.keys[at], row.keys[other]]
    if (!moment || !key) continue
    const line = lines.get(key.id) ?? { key, size: 0, byTime: new Map() }
    line.size += drawn(shown, row.values) ?? 0
    line.byTime.set(moment.id, row)
    lines.set(key.id, line)
  }
  const sorted = [...lines.values()].toSorted((a, b) => b.size - a.size)
  const [own, rest] = [sorted.slice(0, mostGroupsDrawn), sorted.slice(mostGroupsDrawn)]
  // Parts and averages of several groups can't be added up.
  const hasRest = rest.length > 0 && canAdd(shown)
  return {
    kind: 'lines',
    series: [...own.map(({ key }) => texts.group(grouping, key)), ...(hasRest ? [texts.others] : [])],
    points: inTime(report, time, at).map((id) => ({
      label: texts.group(time, { id, label: null }),
      values: [
        ...own.map(({ byTime }) => numberAt(shown, byTime.get(id))),
        ...(hasRest
          ? [rest.reduce((sum, { byTime }) => sum + (numberAt(shown, byTime.get(id)) ?? 0), 0)]
          : []),
      ],
    })),
  }
}

function seriesOf({ compared }: ReportAnswer, texts: ChartTexts): string[] {
  return compared ? [texts.now, texts.before] : [texts.now]
}

/** Times without a row have had nothing: that's 0, but there's nothing to divide. */
function numberAt(shown: ChartMeasure, row: ReportRow | undefined, isBefore = false): number | null {
  if (!row) return canAdd(shown) ? 0 : null
  return drawn(shown, isBefore ? row.compared : row.values)
}

function canAdd({ kind }: ChartMeasure): boolean {
  return kind === 'usd' || kind === 'money' || kind === 'count'
}

function isTime(grouping: Grouping): boolean {
  return timeGroupings.some((one) => one === grouping)
}

/** All times of the report's days, also those without a row. */
function inTime({ startDate, endDate, rows }: ReportAnswer, grouping: Grouping, at = 0): string[] {
  const first = { day: startDate, week: weekStart(startDate), month: `${startDate.slice(0, 8)}01` }
  const next = {
    day: (day: Day) => addDays(day, 1),
    week: (day: Day) => addDays(day, 7),
    month: (day: Day) => addMonths(day, 1),
  }
  if (grouping !== 'day' && grouping !== 'week' && grouping !== 'month') return []
  const times: string[] = []
  for (let day = first[grouping]; day <= endDate; day = next[grouping](day))
    times.push(grouping === 'month' ? day.slice(0, 7) : day)
  // A range may be cut elsewhere, so no row is lost.
  const known = new Set(times)
  const more = rows.flatMap(({ keys }) => keys[at]?.id ?? []).filter((id) => !known.has(id))
  return [...times, ...new Set(more)].toSorted()
}
