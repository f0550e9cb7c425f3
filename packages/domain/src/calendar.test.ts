import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayIn,
  daysBetween,
  daysFrom,
  isDay,
  isWithin,
  rangesMeet,
  timeIn,
  weekdayOf,
  weekStart,
} from './calendar.ts'

const someDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2026-01-01', days))

describe('the calendar', () => {
  it('HOLE-O52 today is the day in Israel, two hours ahead of UTC in winter and three in summer', () => {
    expect(dayIn(new Date('2026-01-15T21:59:00Z'))).toBe('2026-01-15')
    expect(dayIn(new Date('2026-01-15T22:00:00Z'))).toBe('2026-01-16')
    expect(dayIn(new Date('2026-07-15T20:59:00Z'))).toBe('2026-07-15')
    expect(dayIn(new Date('2026-07-15T21:00:00Z'))).toBe('2026-07-16')
  })

  it('HOLE-O52 whatever instant was asked before, the day is that of the clock in Jerusalem', () => {
    const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem', dateStyle: 'short' })
    const instant = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, fc.integer({ min: -120, max: 120 }), (first, minutes) => {
        const second = new Date(first.getTime() + minutes * 60_000)
        expect([dayIn(first), dayIn(second)]).toEqual([clock.format(first), clock.format(second)])
      }),
    )
    // Jerusalem's clocks were 2:20:40 ahead at the time, so a day began in the middle of an hour.
    expect(['21:39', '21:40'].map((time) => dayIn(new Date(`1917-05-01T${time}:00Z`)))).toEqual([
      '1917-05-01',
      '1917-05-02',
    ])
  })

  it('HOLE-O52 CANC-07 the clock follows Jerusalem across both clock changes of 2026', () => {
    expect(timeIn(new Date('2026-03-26T23:59:00Z'))).toBe('01:59')
    expect(timeIn(new Date('2026-03-27T00:00:00Z'))).toBe('03:00')
    expect(timeIn(new Date('2026-10-24T22:59:00Z'))).toBe('01:59')
    expect(timeIn(new Date('2026-10-24T23:00:00Z'))).toBe('01:00')
    expect(timeIn(new Date('2026-01-15T22:00:00Z'))).toBe('00:00')
  })

  it('HOLE-O52 counting days across a clock change neither skips nor repeats one', () => {
    expect(daysFrom('2026-03-26', '2026-03-28')).toEqual(['2026-03-26', '2026-03-27', '2026-03-28'])
    expect(daysFrom('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
    expect(daysBetween('2026-03-26', '2026-03-28')).toBe(2)
  })

  it('knows valid dates', () => {
    expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isDay)).toBe(true)
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '0000-01-01', ''].some(isDay)).toBe(
      false,
    )
  })

  it('AVAIL-03 AVL-03 the week runs from Sunday, 0, to Saturday, 6', () => {
    expect(daysFrom('2026-03-08', '2026-03-14').map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(weekStart('2026-03-14')).toBe('2026-03-08')
    expect(weekStart('2026-03-08')).toBe('2026-03-08')
  })

  it('HOLE-C31 ranges include both ends, and an open one never ends', () => {
    expect(isWithin('2026-03-31', '2026-03-01', '2026-03-31')).toBe(true)
    expect(isWithin('2026-04-01', '2026-03-01', '2026-03-31')).toBe(false)
    expect(isWithin('2099-01-01', '2026-03-01', null)).toBe(true)
    expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([])
  })

  it('adding days and counting days are inverse', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(isDay(addDays(day, days))).toBe(true)
      }),
    )
  })

  it('sorting days as text sorts them by date', () => {
    fc.assert(
      fc.property(someDay, someDay, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0)
      }),
    )
  })

  it('two ranges overlap exactly when they share a day', () => {
    const range = fc.tuple(fc.nat(40), fc.nat(12)).map(([start, length]) => ({
      start: addDays('2026-03-10', start),
      end: addDays('2026-03-10', start + length),
    }))
    fc.assert(
      fc.property(range, range, (a, b) => {
        const shared = daysFrom(a.start, a.end).some((day) => isWithin(day, b.start, b.end))
        expect(rangesMeet(a, b)).toBe(shared)
      }),
    )
  })
})
