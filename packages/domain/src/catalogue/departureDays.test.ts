import { describe, expect, it } from 'vitest'
import type { Day } from '../calendar.ts'
import { codeOf } from '../decision.ts'
import { masada, winter } from '../testing/given.ts'
import { bookableDay, dayInTime, openDays } from './departureDays.ts'
import { defaultBookingCloses as byDefault } from './tour.ts'

const english = { group_type: 'small_group', language: 'english' } as const
const french = { group_type: 'small_group', language: 'french' } as const
const noon = { now: winter('2026-03-01', '12:00'), override: false }
const summer = (day: Day, time: string) => new Date(`${day}T${time}:00+03:00`)

describe('the days on which a tour can be booked', () => {
  it('FORM-53 are only the weekdays of the group type and language', () => {
    expect(codeOf(bookableDay('2026-03-11', masada, french, noon))).toBeNull()
    expect(codeOf(bookableDay('2026-03-12', masada, french, noon))).toBe('weekday_not_offered')
    expect(codeOf(bookableDay('2026-03-12', masada, english, noon))).toBeNull()
    expect(codeOf(bookableDay('2026-03-12', masada, { ...english, language: null }, noon))).toBe(
      'weekday_not_offered',
    )
  })

  it('FORM-54 exclude closed dates, including both ends, of that group type and language only', () => {
    const days = ['2026-03-31', '2026-04-01', '2026-04-08', '2026-04-09']
    expect(days.map((day) => codeOf(bookableDay(day, masada, english, noon)))).toEqual([
      null,
      'day_unavailable',
      'day_unavailable',
      null,
    ])
    expect(
      codeOf(bookableDay('2026-04-01', masada, { ...english, group_type: 'medium_group' }, noon)),
    ).toBeNull()
    expect(codeOf(bookableDay('2026-04-05', masada, french, noon))).toBeNull()
  })

  it('FORM-55 FORM-56 exclude the past and today', () => {
    expect(codeOf(bookableDay('2026-02-28', masada, english, noon))).toBe('day_past')
    expect(codeOf(bookableDay('2026-03-01', masada, english, noon))).toBe('day_today')
  })

  it('FORM-57 OCONST-12 HOLE-O52 include tomorrow until exactly 18:00 in Israel, in winter and summer', () => {
    expect(
      codeOf(dayInTime('2026-03-02', byDefault, { now: winter('2026-03-01', '17:59'), override: false })),
    ).toBeNull()
    expect(
      codeOf(dayInTime('2026-03-02', byDefault, { now: winter('2026-03-01', '18:00'), override: false })),
    ).toBe('day_tomorrow_closed')
    expect(
      codeOf(dayInTime('2026-07-02', byDefault, { now: summer('2026-07-01', '17:59'), override: false })),
    ).toBeNull()
    expect(
      codeOf(dayInTime('2026-07-02', byDefault, { now: summer('2026-07-01', '18:00'), override: false })),
    ).toBe('day_tomorrow_closed')
    expect(
      codeOf(dayInTime('2026-03-03', byDefault, { now: winter('2026-03-01', '23:59'), override: false })),
    ).toBeNull()
  })

  it('HOLE-O52 follow Israel’s date, even while it is still yesterday in UTC', () => {
    const justAfterMidnight = { now: new Date('2026-03-01T22:30:00Z'), override: false }
    expect(codeOf(dayInTime('2026-03-02', byDefault, justAfterMidnight))).toBe('day_today')
  })

  it.each([
    [0, '09:00', '2026-03-01', '08:59', null],
    [0, '09:00', '2026-03-01', '09:00', 'booking_closed'],
    [0, '18:00', '2026-03-02', '23:59', null],
    [1, '17:00', '2026-03-02', '16:59', null],
    [1, '17:00', '2026-03-02', '17:00', 'booking_closed'],
    [1, '17:00', '2026-03-01', '09:00', 'booking_closed'],
    [3, '18:00', '2026-03-04', '17:59', null],
    [3, '18:00', '2026-03-04', '18:00', 'booking_closed'],
    [3, '18:00', '2026-03-03', '00:00', 'booking_closed'],
    [60, '00:00', '2026-04-30', '00:00', 'booking_closed'],
    [60, '00:00', '2026-05-01', '23:59', null],
    [0, '18:00', '2026-02-28', '12:00', 'day_past'],
  ] as const)('end %i days before at %s: %s booked on 1 March at %s', (daysBefore, time, day, at, code) => {
    const closes = { daysBefore, time }
    const moment = { now: winter('2026-03-01', at), override: false }
    expect(codeOf(dayInTime(day, closes, moment))).toBe(code)
    expect(codeOf(bookableDay(day, { ...masada, bookingCloses: closes }, english, moment))).toBe(code)
    const overridden = codeOf(dayInTime(day, closes, { ...moment, override: true }))
    expect(overridden).toBe(code === 'day_past' ? code : null)
  })

  it('FORM-58 HOLE-O53 include closed dates, today and tomorrow with the override, but no other weekdays and no past days', () => {
    const evening = { now: winter('2026-03-01', '19:00'), override: true }
    expect(codeOf(bookableDay('2026-03-01', masada, english, evening))).toBeNull()
    expect(codeOf(bookableDay('2026-03-02', masada, english, evening))).toBeNull()
    expect(codeOf(bookableDay('2026-04-02', masada, english, evening))).toBeNull()
    expect(codeOf(bookableDay('2026-03-12', masada, french, evening))).toBe('weekday_not_offered')
    expect(codeOf(bookableDay('2026-02-28', masada, english, evening))).toBe('day_past')
  })

  it('exclude days without a price for the group, except with the override', () => {
    const pricedDays = [
      { group_type: 'small_group' as const, start_date: '2026-03-01', end_date: '2026-03-10' },
    ]
    const tour = { ...masada, pricedDays }
    expect(codeOf(bookableDay('2026-03-10', tour, english, noon))).toBeNull()
    expect(codeOf(bookableDay('2026-03-11', tour, english, noon))).toBe('day_unpriced')
    expect(codeOf(bookableDay('2026-03-10', tour, { ...english, group_type: 'medium_group' }, noon))).toBe(
      'day_unpriced',
    )
    expect(codeOf(bookableDay('2026-03-11', tour, english, { ...noon, override: true }))).toBeNull()
    expect(openDays('2026-03', tour, english, noon).at(-1)).toBe('2026-03-10')
  })

  it('FORM-53 FORM-54 are the open days in the calendar of a month', () => {
    expect(openDays('2026-03', masada, french, noon)).toEqual([
      '2026-03-04',
      '2026-03-08',
      '2026-03-11',
      '2026-03-15',
      '2026-03-18',
      '2026-03-22',
      '2026-03-25',
      '2026-03-29',
    ])
    expect(openDays('2026-04', masada, english, noon)[0]).toBe('2026-04-09')
    expect(openDays('2026-04', masada, english, noon)).toHaveLength(22)
    expect(openDays('2028-02', masada, english, noon)).toHaveLength(29)
  })
})
