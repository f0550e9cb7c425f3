import type { ReportAnswer, ReportRow } from '@tourdesk/contract/reports/reports'
import type { Grouping } from '@tourdesk/domain/reports/vocabulary'
import { expect, test } from 'vitest'
import { chartOf } from './chartOf.ts'

const texts = {
  group: (_: Grouping, { id, label }: { id: string | null; label: string | null }) => label ?? id ?? 'None',
  others: 'Others',
  now: 'Now',
  before: 'Before',
  measure: (measure: string) => measure,
}
const people = { key: 'people', measure: 'people', kind: 'count', currency: undefined } as const

function row(ids: string[], value: number, before?: number): ReportRow {
  return {
    keys: ids.map((id) => ({ id, label: null })),
    values: { people: value },
    compared: before === undefined ? null : { people: before },
  }
}

function report(groupBy: Grouping[], rows: ReportRow[], more: Partial<ReportAnswer> = {}): ReportAnswer {
  return {
    name: 'sales',
    startDate: '2026-11-01',
    endDate: '2026-11-03',
    basis: 'travel',
    groupBy,
    compared: null,
    measures: [{ name: 'people', kind: 'count' }],
    rows,
    groups: rows.length,
    totals: { values: {}, compared: null },
    others: null,
    notes: [],
    ...more,
  }
}

test('groups are bars, at most 12 and all others as one', () => {
  const rows = Array.from({ length: 14 }, (_, at) => row([`tour ${at}`], 20 - at))
  const others = { groups: 2, values: { people: 15 }, compared: null }
  const { kind, points } = chartOf(report(['tour'], rows, { others }), people, texts)
  expect(kind).toBe('bars')
  expect(points).toHaveLength(13)
  expect(points.at(-1)).toEqual({ label: 'Others', values: [15] })
})

test('time is a line with all its days, also those without anything, beside the compared days', () => {
  const compared = { startDate: '2026-10-29', endDate: '2026-10-31' }
  const chart = chartOf(report(['day'], [row(['2026-11-02'], 7, 5)], { compared }), people, texts)
  expect(chart).toEqual({
    kind: 'lines',
    series: ['Now', 'Before'],
    points: [
      { label: '2026-11-01', values: [0, 0] },
      { label: '2026-11-02', values: [7, 5] },
      { label: '2026-11-03', values: [0, 0] },
    ],
  })
})

test('of groups in time each has a line, the largest first; parts of a whole have gaps and no others', () => {
  const rows = Array.from({ length: 14 }, (_, at) => row([`agency ${at}`, '2026-11-01'], at))
  const chart = chartOf(report(['agency', 'day'], rows), people, texts)
  expect(chart.series).toHaveLength(13)
  expect([chart.series[0], chart.series.at(-1)]).toEqual(['agency 13', 'Others'])
  expect(chart.points[0]?.values.at(-1)).toBe(1)
  const shares = chartOf(report(['agency', 'day'], rows), { ...people, kind: 'share' }, texts)
  expect(shares.series).toHaveLength(12)
  expect(shares.points[1]?.values).toEqual(Array(12).fill(null))
})

test('the pace of bookings is drawn beside last year’s numbers', () => {
  const values = { people: 412, peopleThen: 388, peopleFinal: 903 }
  const march = { keys: [{ id: '2026-11', label: null }], values, compared: null }
  const chart = chartOf(report(['month'], [march], { name: 'pace' }), people, texts)
  expect(chart.series).toEqual(['people', 'peopleThen', 'peopleFinal'])
  expect(chart.points).toEqual([{ label: '2026-11', values: [412, 388, 903] }])
})
