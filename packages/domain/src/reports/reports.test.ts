import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../calendar.ts'
import { changeOf } from './changeOf.ts'
import { checkReport, groupingsFor, readableReports } from './checkReport.ts'
import { comparedDays } from './comparedDays.ts'
import { reports } from './reports.ts'
import { type Grouping, measures, reportNames } from './vocabulary.ts'

const office = { today: '2026-03-10', isOfAgency: false }
const none = { filters: [] }

describe('a report as it’s asked for', () => {
  test('without a choice it’s this month, by its own usual', () => {
    expect(checkReport('sales', none, office)).toEqual({
      ok: true,
      value: {
        name: 'sales',
        startDate: '2026-03-01',
        endDate: '2026-03-31',
        basis: 'booking',
        groupBy: ['day'],
        measures: reports.sales.measures,
        compared: null,
      },
    })
  })

  test('a named range moves along, and two days come before it', () => {
    const named = { ...none, range: 'last_7_days' } as const
    expect(checkReport('sales', named, office)).toMatchObject({
      value: { startDate: '2026-03-04', endDate: '2026-03-10' },
    })
    const days = { ...named, startDate: '2026-01-01', endDate: '2026-01-02' }
    expect(checkReport('sales', days, office)).toMatchObject({ value: { startDate: '2026-01-01' } })
  })

  test.each([
    ['a basis that it doesn’t have', { basis: 'cancel' }, 'basis', 'report_choice_invalid'],
    ['groups that it doesn’t have', { groupBy: ['car'] }, 'groupBy', 'report_choice_invalid'],
    ['three groups', { groupBy: ['tour', 'day', 'agency'] }, 'groupBy', 'report_choice_invalid'],
    ['one day only', { startDate: '2026-01-01' }, 'endDate', 'end_date_required'],
    [
      'an end before its start',
      { startDate: '2026-01-02', endDate: '2026-01-01' },
      'endDate',
      'end_before_start',
    ],
    [
      'more than three years',
      { startDate: '2024-01-01', endDate: '2027-01-01' },
      'endDate',
      'range_too_long',
    ],
  ] as const)('is refused with %s', (_, choice, field, code) => {
    expect(checkReport('sales', { ...none, ...choice }, office)).toMatchObject({
      ok: false,
      issues: [{ field, code }],
    })
  })

  test('may have three years with a leap day, and filters that it takes', () => {
    const threeYears = { startDate: '2024-01-01', endDate: '2026-12-31' }
    expect(checkReport('sales', { ...none, ...threeYears }, office).ok).toBe(true)
    expect(checkReport('received', { filters: ['tour'] }, office)).toMatchObject({
      issues: [{ field: 'tour' }],
    })
    expect(checkReport('pace', { ...none, compare: 'year' }, office)).toMatchObject({
      issues: [{ field: 'compare' }],
    })
  })

  test('agencies read three reports of their own orders, not by agency', () => {
    expect(readableReports(true)).toEqual(['sales', 'leadTime', 'cancellations'])
    expect(readableReports(false)).toEqual(reportNames)
    expect(groupingsFor('sales', true)).not.toContain('agency')
    const agency = { ...office, isOfAgency: true }
    expect(checkReport('sales', { filters: ['agency'] }, agency)).toMatchObject({
      issues: [{ field: 'agency' }],
    })
    expect(checkReport('sales', none, agency)).toMatchObject({ value: { measures: reports.sales.ofAgency } })
  })

  test('each report groups by what it’s usually about, and each measure is in one', () => {
    for (const name of reportNames) {
      const { usual, groupings, bases } = reports[name]
      expect(groupings).toContain(usual satisfies Grouping)
      expect(bases).not.toEqual([])
    }
    const used = new Set(reportNames.flatMap((name) => reports[name].measures))
    expect(measures.filter((measure) => !used.has(measure))).toEqual([])
  })
})

describe('the days that a report is compared with', () => {
  test.each([
    ['previous', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28', { months: 1 }],
    ['previous', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31', { months: 12 }],
    ['previous', '2026-03-02', '2026-03-08', '2026-02-23', '2026-03-01', { days: 7 }],
    ['year', '2026-03-02', '2026-03-08', '2025-03-02', '2025-03-08', { months: 12 }],
    ['year', '2029-02-01', '2029-02-28', '2028-02-01', '2028-02-29', { months: 12 }],
    ['weekdays', '2026-03-02', '2026-03-08', '2025-03-03', '2025-03-09', { days: 364 }],
  ] as const)('%s %s to %s: %s to %s', (compare, startDate, endDate, from, to, later) => {
    expect(comparedDays({ startDate, endDate }, compare)).toEqual({ startDate: from, endDate: to, later })
  })

  test('the same weekdays of last year are the same weekdays, for any range', () => {
    const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 1095 }), (startDate, length) => {
        const range = { startDate, endDate: addDays(startDate, length) }
        const before = comparedDays(range, 'weekdays')
        expect(weekdayOf(before.startDate)).toBe(weekdayOf(startDate))
        expect(daysBetween(before.startDate, before.endDate)).toBe(length)
        expect(comparedDays(range, 'previous').endDate).toBe(addDays(startDate, -1))
      }),
    )
  })
})

test.each([
  [120, 100, { difference: 20, share: 0.2 }],
  [0.3, 0.1, { difference: 0.2, share: 2 }],
  [-50, -100, { difference: 50, share: 0.5 }],
  [5, 0, { difference: 5, share: null }],
  [null, 5, { difference: null, share: null }],
])('a number that is %s and was %s: its difference and percent, none of 0', (now, before, change) => {
  const { difference, share } = changeOf(now, before)
  expect(difference).toBe(change.difference)
  if (change.share === null) expect(share).toBeNull()
  else expect(share).toBeCloseTo(change.share, 10)
})
