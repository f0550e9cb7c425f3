import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from './calendar.ts'
import { daysOfRange, relativeRanges } from './relativeRange.ts'

test('a named range is read from today', () => {
  // A Saturday, the last day of its week, in a leap year.
  const today = '2028-02-26'
  const days = Object.fromEntries(
    relativeRanges.map((name) => [name, Object.values(daysOfRange(name, today)).join(' to ')]),
  )
  expect(days).toEqual({
    today: '2028-02-26 to 2028-02-26',
    yesterday: '2028-02-25 to 2028-02-25',
    tomorrow: '2028-02-27 to 2028-02-27',
    this_week: '2028-02-20 to 2028-02-26',
    last_week: '2028-02-13 to 2028-02-19',
    next_week: '2028-02-27 to 2028-03-04',
    last_7_days: '2028-02-20 to 2028-02-26',
    last_30_days: '2028-01-28 to 2028-02-26',
    next_7_days: '2028-02-26 to 2028-03-03',
    next_30_days: '2028-02-26 to 2028-03-26',
    this_month: '2028-02-01 to 2028-02-29',
    last_month: '2028-01-01 to 2028-01-31',
    next_month: '2028-03-01 to 2028-03-31',
    this_year: '2028-01-01 to 2028-12-31',
    last_year: '2027-01-01 to 2027-12-31',
  })
})

test('a month before January is December of the year before', () => {
  expect(daysOfRange('last_month', '2027-01-31')).toEqual({ startDate: '2026-12-01', endDate: '2026-12-31' })
  expect(daysOfRange('next_month', '2026-12-31')).toEqual({ startDate: '2027-01-01', endDate: '2027-01-31' })
})

test('on any day, last, this and next follow each other without a gap', () => {
  const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
  fc.assert(
    fc.property(someDay, (today) => {
      const of = (name: (typeof relativeRanges)[number]) => daysOfRange(name, today)
      for (const unit of ['week', 'month'] as const) {
        expect(addDays(of(`last_${unit}`).endDate, 1)).toBe(of(`this_${unit}`).startDate)
        expect(addDays(of(`this_${unit}`).endDate, 1)).toBe(of(`next_${unit}`).startDate)
      }
      expect(addDays(of('last_year').endDate, 1)).toBe(of('this_year').startDate)
      expect(weekdayOf(of('this_week').startDate)).toBe(0)
      expect(daysBetween(of('last_30_days').startDate, of('next_30_days').endDate)).toBe(58)
    }),
  )
})
