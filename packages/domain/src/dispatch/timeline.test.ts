import { describe, expect, test } from 'vitest'
import { hoursShown, spansOf } from './timeline.ts'

const date = '2026-03-11'
const at = (hours: number, minutes = 0) => hours * 60 + minutes

describe('a vehicle on the timeline of a day', () => {
  test.each([
    [
      'picks up until its last stop, then tours for the rest of its hours',
      ['07:00', '07:40', '08:10'],
      10.5,
      at(8, 10),
      at(17, 30),
    ],
    ['takes ten hours if nobody knows its length', ['07:00'], null, at(7), at(17)],
    ['may be out until after midnight', ['20:00'], 12, at(20), at(32)],
    ['never ends before its last pickup', ['07:00', '08:00'], 0.5, at(8), at(8)],
    ['takes ten hours of its first day if the tour is longer than a day', ['07:00'], 34, at(7), at(17)],
  ])('%s', (_, pickups, hours, from, until) => {
    expect(spansOf({ date, pickups, hours }, date)).toEqual({
      pickups: { from: at(Number(pickups[0]?.slice(0, 2))), until: from },
      tour: { from, until },
    })
  })

  test('starts on a later day of its tour at the time of its first pickup, without pickups', () => {
    expect(spansOf({ date, pickups: ['07:00', '08:10'], hours: 9 }, '2026-03-12')).toEqual({
      pickups: null,
      tour: { from: at(7), until: at(16) },
    })
  })

  test('has no place without a pickup time', () => {
    expect(spansOf({ date, pickups: [], hours: 9 }, date)).toBeNull()
  })
})

test('a timeline shows 6 to 20 hours, and more if a vehicle is out earlier or later', () => {
  const from = (pickup: string, hours: number) => spansOf({ date, pickups: [pickup], hours }, date)!
  expect(hoursShown([])).toEqual({ from: 6, until: 20 })
  expect(hoursShown([from('07:00', 10)])).toEqual({ from: 6, until: 20 })
  expect(hoursShown([from('04:45', 8), from('11:00', 10.25)])).toEqual({ from: 4, until: 22 })
  expect(hoursShown([from('20:00', 12)])).toEqual({ from: 6, until: 24 })
})
