import { expect, it, test } from 'vitest'
import { changeStops, isSameStops, shiftStops } from './changeStops.ts'
import { party, placeAt, unmapped } from './rider.fixture.ts'
import type { Stop } from './stop.ts'
import { stopKey } from './stop.ts'
import { stopsOf } from './stopsOf.ts'
import { isStopTime, laterBy, minutesBetween, steppedTime } from './stopTime.ts'
import { timeHere } from './timeHere.ts'

const dan = placeAt('Dan Tel Aviv')
const habima = placeAt('Habima Square')
const clock = placeAt('Clock Tower')

/** `07:20 Dan Tel Aviv: a b`, one for each stop. */
function read(stops: readonly Stop[]): string[] {
  return stops.map(({ time, place, parties }) =>
    [`${time ?? '-'} ${place?.name ?? '-'}:`, ...parties.map(({ entry }) => entry)].join(' '),
  )
}

const keysOf = (stops: readonly Stop[]) => stops.map(({ key }) => key)
const asSent = (stops: readonly Stop[]) => stops.map(({ key, time }) => ({ key, time }))

it('puts parties of one time and place at one stop, by time, then city, then name', () => {
  const riders = [
    party('late', '07:40', dan),
    party('one', '07:20', habima),
    party('nowhere', null, null),
    party('two', '07:20', habima, 3),
    party('jaffa', '07:20', clock),
    party('north', '07:20', dan),
    party('unset', null, habima),
  ]
  const stops = stopsOf(riders, [])
  expect(read(stops)).toEqual([
    '07:20 Dan Tel Aviv: north',
    '07:20 Habima Square: one two',
    '07:20 Clock Tower: jaffa',
    '07:40 Dan Tel Aviv: late',
    '- Habima Square: unset',
    '- -: nowhere',
  ])
  expect(stops[1]?.people).toBe(5)
})

it('keeps a planner’s order, and lets new stops join by time', () => {
  const before = stopsOf(
    [party('a', '07:20', dan), party('b', '07:40', habima), party('c', '08:00', clock)],
    [],
  )
  const order = keysOf(before).toReversed()
  const riders = [
    party('a', '07:20', dan),
    party('b', '07:40', habima),
    party('c', '08:00', clock),
    party('new', '07:50', dan),
    party('last', '09:00', dan),
    party('same', '07:20', clock),
    party('joined', '07:40', habima),
  ]
  expect(read(stopsOf(riders, order))).toEqual([
    '07:20 Clock Tower: same',
    '07:50 Dan Tel Aviv: new',
    '08:00 Clock Tower: c',
    '07:40 Habima Square: b joined',
    '07:20 Dan Tel Aviv: a',
    '09:00 Dan Tel Aviv: last',
  ])
})

it('forgets the place in line of a stop that nobody gets on at, and takes it up again', () => {
  const order = keysOf(stopsOf([party('a', '07:20', dan), party('b', '07:40', habima)], [])).toReversed()
  expect(read(stopsOf([party('a', '07:20', dan)], order))).toEqual(['07:20 Dan Tel Aviv: a'])
  expect(read(stopsOf([party('a', '07:20', dan), party('c', '07:40', habima)], order))).toEqual([
    '07:40 Habima Square: c',
    '07:20 Dan Tel Aviv: a',
  ])
})

it('knows a renamed location, and tells apart places of another address', () => {
  const key = stopKey({ time: '07:20', place: dan })
  expect(stopKey({ time: '07:20', place: { ...dan, name: 'Dan Hotel' } })).toBe(key)
  expect(stopKey({ time: '07:20', place: { ...dan, address: '100 HaYarkon' } })).not.toBe(key)
  expect(stopKey({ time: '07:20', place: unmapped('Villa') })).not.toBe(
    stopKey({ time: '07:20', place: unmapped('Flat') }),
  )
})

test.each([
  ['03:59', false],
  ['04:00', true],
  ['05:45', true],
  ['23:59', true],
  ['24:00', false],
  ['7:20', false],
  ['', false],
])('HOLE-P18 %s is a time for a stop: %s', (time, isTime) => {
  expect(isStopTime(time)).toBe(isTime)
})

test.each([
  ['07:20', 1, '07:25'],
  ['07:20', -1, '07:15'],
  ['07:22', 1, '07:25'],
  ['07:22', -1, '07:20'],
  ['04:00', -1, '04:00'],
  ['04:03', -1, '04:00'],
  ['23:55', 1, '23:59'],
  ['23:59', 1, '23:59'],
  ['23:59', -1, '23:55'],
] as const)('an arrow key moves %s by %i step to %s', (time, direction, after) => {
  expect(steppedTime(time, direction)).toBe(after)
})

it('adds minutes within the window', () => {
  expect(laterBy('07:55', 10)).toBe('08:05')
  expect(laterBy('08:05', -10)).toBe('07:55')
  expect(laterBy('04:05', -10)).toBeNull()
  expect(laterBy('00:05', -10)).toBeNull()
  expect(laterBy('23:50', 10)).toBeNull()
  expect(minutesBetween('07:55', '08:05')).toBe(10)
})

it('shifts all stops or none', () => {
  const stops = [
    { key: 'a', time: '07:20' },
    { key: 'b', time: null },
    { key: 'c', time: '23:50' },
  ]
  expect(shiftStops(stops, 5)?.map(({ time }) => time)).toEqual(['07:25', null, '23:55'])
  expect(shiftStops(stops, 10)).toBeNull()
})

it('moves the parties of a stop whose time changes, and no others', () => {
  const stops = stopsOf([party('a', '07:20', dan), party('b', '07:20', dan), party('c', '07:40', habima)], [])
  const [first, second] = stops
  const sent = [
    { key: first!.key, time: '07:10' },
    { key: second!.key, time: '07:40' },
  ]
  expect(changeStops(stops, sent)).toEqual({
    ok: true,
    value: {
      moved: ['a', 'b'].map((entry) => ({ party: party(entry, '07:20', dan), from: '07:20', to: '07:10' })),
      order: [stopKey({ time: '07:10', place: dan }), second!.key],
      isChanged: true,
    },
  })
  expect(changeStops(stops, asSent(stops))).toMatchObject({ value: { moved: [], isChanged: false } })
  expect(changeStops(stops, asSent(stops).toReversed())).toMatchObject({
    value: { moved: [], isChanged: true },
  })
})

it('makes one stop of two at the same place when they get the same time', () => {
  const stops = stopsOf([party('a', '07:00', dan), party('b', '07:20', dan)], [])
  const sent = stops.map(({ key }) => ({ key, time: '07:20' }))
  const plan = changeStops(stops, sent)
  expect(plan).toMatchObject({ value: { order: [stopKey({ time: '07:20', place: dan })] } })
})

it('refuses times outside of the window, times taken away and times without a place', () => {
  const stops = stopsOf([party('a', '07:20', dan), party('b', '07:40', habima), party('c', null, null)], [])
  const sent = ['03:55', null, '08:00'].map((time, at) => ({ key: stops[at]!.key, time }))
  expect(changeStops(stops, sent)).toEqual({
    ok: false,
    issues: [0, 1, 2].map((at) => ({ field: `stops.${at}.time`, code: 'stop_time_invalid' })),
  })
})

it('leaves a time outside of the window alone that nobody changes', () => {
  const stops = stopsOf([party('a', '02:00', dan), party('b', null, habima)], [])
  expect(changeStops(stops, asSent(stops))).toMatchObject({ ok: true })
})

it('wants each of the stops once', () => {
  const stops = stopsOf([party('a', '07:20', dan), party('b', '07:40', habima)], [])
  const sent = asSent(stops)
  expect(isSameStops(stops, sent.toReversed())).toBe(true)
  expect(isSameStops(stops, sent.slice(1))).toBe(false)
  expect(isSameStops(stops, [sent[0]!, sent[0]!])).toBe(false)
  expect(isSameStops(stops, [...sent, sent[0]!])).toBe(false)
  expect(isSameStops(stops, [sent[0]!, { key: 'other', time: null }])).toBe(false)
})

it('tells a party from another unit when the unit stops at its place', () => {
  const unit = stopsOf([party('a', '07:20', dan), party('b', '07:40', habima)], [])
  const order = keysOf(unit)
  const stops = stopsOf([...unit.flatMap(({ parties }) => parties), party('new', '07:00', dan, 9)], order)
  expect(stops.map((stop) => timeHere(stop, stops, order)?.time ?? null)).toEqual(['07:20', null, null])
})

it('takes the time of more people, then the earlier one, while no order is saved', () => {
  const two = [party('a', '07:00', dan, 2), party('b', '07:20', dan, 3)]
  const stops = stopsOf(two, [])
  expect(stops.map((stop) => timeHere(stop, stops, [])?.time ?? null)).toEqual(['07:20', null])
  const even = stopsOf([party('a', '07:00', dan), party('b', '07:20', dan), party('c', null, dan)], [])
  expect(even.map((stop) => timeHere(stop, even, [])?.time ?? null)).toEqual([null, '07:00', '07:00'])
  const nowhere = stopsOf([party('a', null, null), party('b', '07:20', dan)], [])
  expect(nowhere.map((stop) => timeHere(stop, nowhere, []))).toEqual([null, null])
})
