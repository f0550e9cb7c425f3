import { describe, expect, test } from 'vitest'
import { canceledSince, feedDays, statusOf, timesOf } from './eventOf.ts'

describe('a tour in a calendar', () => {
  const day = { tourDate: '2026-03-12', endDate: '2026-03-12' }

  test.each([
    [
      'for as long as the tour takes',
      day,
      { time: '07:30', hours: 8.5 },
      '05:30',
      '2026-03-12T14:00:00.000Z',
    ],
    ['ten hours if nobody knows', day, { time: '07:30', hours: null }, '05:30', '2026-03-12T15:30:00.000Z'],
    [
      'over the night in which the clock moves',
      { tourDate: '2026-03-26', endDate: '2026-03-27' },
      { time: '20:00', hours: 12 },
      '18:00',
      '2026-03-27T06:00:00.000Z',
    ],
  ])('is %s', (_, days, pickup, start, end) => {
    const times = timesOf(days, pickup)
    expect(times).toEqual({
      allDay: false,
      start: new Date(`${days.tourDate}T${start}:00Z`),
      end: new Date(end),
    })
  })

  test('takes all its days while no pickup time is known', () => {
    const days = { tourDate: '2026-03-12', endDate: '2026-03-13' }
    expect(timesOf(days, { time: null, hours: 8 })).toEqual({
      allDay: true,
      start: '2026-03-12',
      end: '2026-03-14',
    })
  })

  test.each([
    [{ isCanceled: false, reply: 'proposed' }, 'TENTATIVE'],
    [{ isCanceled: false, reply: 'declined' }, 'TENTATIVE'],
    [{ isCanceled: false, reply: 'accepted' }, 'CONFIRMED'],
    [{ isCanceled: false, reply: null }, 'CONFIRMED'],
    [{ isCanceled: true, reply: 'accepted' }, 'CANCELLED'],
  ] as const)('%o is %s', (unit, status) => {
    expect(statusOf(unit)).toBe(status)
  })

  test('is there from 14 days back to 90 ahead', () => {
    expect(feedDays('2026-03-15')).toEqual({ startDate: '2026-03-01', endDate: '2026-06-13' })
    expect(canceledSince(new Date('2026-03-15T10:00:00Z'))).toEqual(new Date('2026-03-01T10:00:00Z'))
  })
})
