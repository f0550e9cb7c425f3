import { describe, expect, it } from 'vitest'
import { countedAt, isClockWrong } from './eventClock.ts'
import { flagsOf } from './flagsOf.ts'
import { hidesGuests, isClosedFor, isInWindow, listedOn, noShowFrom, replyBy } from './window.ts'

const today = '2026-03-11'
const day = (date: string, endDate = date) => ({ date, endDate })

it.each([
  ['yesterday', day('2026-03-10'), true, '2026-03-10'],
  ['the day before yesterday', day('2026-03-09'), false, null],
  ['today', day(today), true, today],
  ['in two weeks', day('2026-03-25'), true, '2026-03-25'],
  ['in 15 days', day('2026-03-26'), false, null],
  ['under way since Monday', day('2026-03-09', '2026-03-12'), true, today],
  ['ended yesterday', day('2026-03-08', '2026-03-10'), true, '2026-03-10'],
] as const)('a tour %s is seen or not, and listed on its day', (_, unit, isSeen, listed) => {
  expect(isInWindow(unit, today)).toBe(isSeen)
  if (listed) expect(listedOn(unit, today)).toBe(listed)
})

it('a no-show can be marked some minutes after the pickup, in winter and in summer, and at any time without one', () => {
  expect(noShowFrom('2026-03-11', '07:15', 10)?.toISOString()).toBe('2026-03-11T05:25:00.000Z')
  expect(noShowFrom('2026-07-11', '07:15', 0)?.toISOString()).toBe('2026-07-11T04:15:00.000Z')
  expect(noShowFrom('2026-03-11', null, 10)).toBeNull()
})

it('crews answer until a time of the day before, also when the clock changes in between', () => {
  expect(replyBy('2026-03-11', '18:00').toISOString()).toBe('2026-03-10T16:00:00.000Z')
  expect(replyBy('2026-03-27', '18:00').toISOString()).toBe('2026-03-26T16:00:00.000Z')
  expect(replyBy('2026-03-28', '18:00').toISOString()).toBe('2026-03-27T15:00:00.000Z')
})

it('guests are hidden 24 hours after the last day, however long the day is', () => {
  expect(hidesGuests('2026-03-11', new Date('2026-03-12T23:59:59+02:00'))).toBe(false)
  expect(hidesGuests('2026-03-11', new Date('2026-03-13T00:00:00+02:00'))).toBe(true)
  // The day after has 25 hours.
  expect(hidesGuests('2026-10-24', new Date('2026-10-25T22:59:59+02:00'))).toBe(false)
  expect(hidesGuests('2026-10-24', new Date('2026-10-25T23:00:00+02:00'))).toBe(true)
})

it('only those who left on the way see a unit closed', () => {
  const left = (at: string) => isClosedFor(day(today), new Date(at), today)
  expect(left('2026-03-11T06:00:00+02:00')).toBe(true)
  expect(left('2026-03-10T20:00:00+02:00')).toBe(false)
  expect(isClosedFor(day('2026-03-08'), new Date('2026-03-08T09:00:00+02:00'), today)).toBe(false)
})

describe('flags', () => {
  const arrived = new Date('2026-03-11T07:30:00Z')
  const facts = {
    kind: 'no_show',
    at: new Date('2026-03-11T07:20:00Z'),
    arrived,
    isOnUnit: true,
    isCanceled: false,
    noShowFrom: new Date('2026-03-11T07:15:00Z'),
  }

  it.each([
    ['nothing to look at', {}, []],
    ['too early', { at: new Date('2026-03-11T07:14:59Z') }, ['early_no_show']],
    ['boarded early is fine', { kind: 'boarded', at: new Date('2026-03-11T07:00:00Z') }, []],
    ['no pickup time', { noShowFrom: null, at: new Date('2026-03-11T01:00:00Z') }, []],
    ['on another vehicle', { isOnUnit: false }, ['party_moved']],
    ['canceled, which took it off the vehicle', { isOnUnit: false, isCanceled: true }, ['order_canceled']],
    ['ten minutes ahead', { at: new Date('2026-03-11T07:40:00Z') }, []],
    ['more than that', { at: new Date('2026-03-11T07:40:01Z') }, ['clock_wrong']],
    ['two days old', { kind: 'boarded', at: new Date('2026-03-09T07:30:00Z') }, []],
    ['older', { kind: 'boarded', at: new Date('2026-03-09T07:29:59Z') }, ['clock_wrong']],
    ['taken back on another vehicle', { kind: 'undo', isOnUnit: false }, []],
  ])('%s', (_, change, flags) => {
    expect(flagsOf({ ...facts, ...change })).toEqual(flags)
  })

  it('a clock that is ahead counts as the moment of arrival', () => {
    expect(isClockWrong(arrived, arrived)).toBe(false)
    expect(countedAt(new Date('2026-03-11T09:00:00Z'), arrived)).toEqual(arrived)
    expect(countedAt(facts.at, arrived)).toEqual(facts.at)
  })
})
