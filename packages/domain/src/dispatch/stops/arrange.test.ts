import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrange } from './arrange.ts'
import { shiftStops } from './changeStops.ts'
import { type DriveTable, drivesIn, estimatedDrives, neededMinutes } from './drives.ts'
import { type KnownPlace, knownPlaces, party, placeAt, unmapped } from './rider.fixture.ts'
import type { Rider, Stop } from './stop.ts'
import { stopsOf } from './stopsOf.ts'
import { minutesBetween } from './stopTime.ts'

const masada = { lat: 31.3156, lng: 35.3536 }

function arranged(riders: readonly Rider[], sight: typeof masada | null = masada): string[] {
  const stops = stopsOf(riders, [])
  return namesOf(arrange(stops, drivesIn(estimatedDrives(stops, sight))))
}

function namesOf(stops: readonly Stop[]): string[] {
  return stops.map(({ time, place }) => `${time ?? '-'} ${place?.name ?? '-'}`)
}

const at = (time: string | null, ...names: KnownPlace[]) =>
  names.map((name) => party(`${time} ${name}`, time, placeAt(name)))

describe('PLAN-18 arranging stops', () => {
  it('orders by time first, whatever the way', () => {
    expect(
      arranged([...at('07:40', 'Dan Accadia'), ...at('07:20', 'King David'), ...at(null, 'Sea Net')]),
    ).toEqual(['07:20 King David', '07:40 Dan Accadia', '- Sea Net'])
  })

  it('begins with the farthest from the first highlight, and goes on with the nearest', () => {
    expect(
      arranged(at('07:20', 'Clock Tower', 'Dan Accadia', 'Habima Square', 'Sea Net', 'Dan Tel Aviv')),
    ).toEqual([
      '07:20 Dan Accadia',
      '07:20 Sea Net',
      '07:20 Dan Tel Aviv',
      '07:20 Habima Square',
      '07:20 Clock Tower',
    ])
  })

  it('begins with the first by name without a highlight', () => {
    expect(arranged(at('07:20', 'Sea Net', 'Clock Tower', 'Dan Accadia'), null)).toEqual([
      '07:20 Clock Tower',
      '07:20 Sea Net',
      '07:20 Dan Accadia',
    ])
  })

  it('puts places without coordinates last among equal times, by name, and no place at the end', () => {
    const riders = [
      party('villa', '07:20', unmapped('Villa')),
      party('nowhere', null, null),
      party('flat', '07:20', unmapped('Flat')),
      ...at('07:20', 'Sea Net'),
      ...at('07:40', 'Habima Square'),
    ]
    expect(arranged(riders)).toEqual([
      '07:20 Sea Net',
      '07:20 Flat',
      '07:20 Villa',
      '07:40 Habima Square',
      '- -',
    ])
  })

  it('exchanges two stops while that shortens the way', () => {
    const stops = stopsOf(at('07:20', 'Clock Tower', 'Dan Accadia', 'Habima Square', 'Sea Net'), [])
    const place = (name: KnownPlace) => stops.findIndex((stop) => stop.place?.name === name)
    const minutes: (number | null)[][] = stops.map(() => stops.map(() => 50))
    const oneWay = (from: KnownPlace, to: KnownPlace, drive: number | null) => {
      minutes[place(from)]![place(to)] = drive
    }
    // The nearest one is a dead end.
    oneWay('Habima Square', 'Clock Tower', 1)
    oneWay('Habima Square', 'Sea Net', 2)
    oneWay('Sea Net', 'Dan Accadia', 2)
    oneWay('Dan Accadia', 'Clock Tower', 4)
    const toSight = stops.map((stop) => (stop.place?.name === 'Habima Square' ? 9 : 1))
    const table: DriveTable = { keys: stops.map(({ key }) => key), minutes, toSight }
    const around = ['07:20 Habima Square', '07:20 Sea Net', '07:20 Dan Accadia', '07:20 Clock Tower']
    expect(namesOf(arrange(stops, drivesIn(table)))).toEqual(around)

    oneWay('Dan Accadia', 'Clock Tower', 100)
    expect(namesOf(arrange(stops, drivesIn(table)))[1]).toBe('07:20 Clock Tower')
    oneWay('Clock Tower', 'Dan Accadia', null)
    oneWay('Clock Tower', 'Sea Net', null)
    expect(namesOf(arrange(stops, drivesIn(table)))).toEqual(around)
  })
})

const times = ['07:00', '07:20', '07:20', '07:40', '08:15', null]
const riders = fc
  .array(
    fc.record({
      time: fc.constantFrom(...times),
      place: fc.constantFrom(
        ...knownPlaces.map(placeAt),
        unmapped('Villa'),
        unmapped('Flat', 'jerusalem'),
        null,
      ),
      people: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 12 },
  )
  .map((drawn) => drawn.map((rider, index) => ({ ...rider, entry: `entry ${index}` })))
const sights = fc.constantFrom(masada, null)

it('keeps the same stops, never breaks the order by time, and arranging again changes nothing', () => {
  fc.assert(
    fc.property(riders, fc.infiniteStream(fc.nat()), sights, (drawn, draw, sight) => {
      const stops = shuffled(stopsOf(drawn, []), draw)
      const drives = drivesIn(estimatedDrives(stops, sight))
      const after = arrange(stops, drives)
      expect(new Set(after)).toEqual(new Set(stops))
      expect(after).toHaveLength(stops.length)
      const placed = after.filter(({ place }) => place !== null).map(({ time }) => time ?? '~')
      expect(placed).toEqual(placed.toSorted())
      expect(arrange(after, drives)).toEqual(after)
    }),
  )
})

it('shifts and shifts back to the same times', () => {
  fc.assert(
    fc.property(riders, fc.constantFrom(5, 10, 15, -5, -10, -15), (drawn, minutes) => {
      const stops = stopsOf(drawn, [])
      const there = shiftStops(stops, minutes)
      expect(there && shiftStops(there, -minutes)).toEqual(stops)
    }),
  )
})

it('estimates a way at 30 km/h in a city and 60 km/h between cities, and adds 3 minutes for each party', () => {
  const stops = stopsOf(
    [
      ...at('07:00', 'Sea Net'),
      party('second', '07:00', placeAt('Sea Net')),
      ...at('07:20', 'Clock Tower'),
      ...at('07:30', 'Dan Tel Aviv'),
      party('villa', '07:40', unmapped('Villa')),
    ],
    [],
  )
  const [net, clock, dan, villa] = stops as [Stop, Stop, Stop, Stop]
  const drives = drivesIn(estimatedDrives(stops, masada))
  // 2.02 km as the crow flies.
  expect(drives.between(net.key, dan.key)).toBeCloseTo(5.3, 0)
  // 5.04 km as the crow flies, and Jaffa is another city.
  expect(drives.between(net.key, clock.key)).toBeCloseTo(6.6, 0)
  expect(neededMinutes(net, clock, drives)).toBe(13)
  expect(neededMinutes(clock, dan, drives)).toBe(7)
  expect(neededMinutes(dan, villa, drives)).toBeNull()
  expect(neededMinutes(villa, dan, drives)).toBeNull()
  expect(drives.toSight(villa.key)).toBeNull()
  expect(drives.toSight(net.key)).toBeGreaterThan(100)
  expect(drivesIn(estimatedDrives(stops, null)).toSight(net.key)).toBeNull()
  expect(drives.between('another', net.key)).toBeNull()
  expect(minutesBetween(net.time ?? '', clock.time ?? '')).toBe(20)
})

function shuffled<T>(items: readonly T[], draw: Iterator<number>): T[] {
  const left = [...items]
  const drawn: T[] = []
  while (left.length > 0) drawn.push(...left.splice((draw.next().value ?? 0) % left.length, 1))
  return drawn
}
