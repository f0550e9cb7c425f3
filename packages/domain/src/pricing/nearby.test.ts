import { describe, expect, it } from 'vitest'
import {
  type Candidate,
  estimatedWalk,
  metresBetween,
  mostNearby,
  nearestOnFoot,
  nearRadius,
  unknownWalk,
  worthWalking,
} from './nearby.ts'

const azrieli = { lat: 32.0744, lng: 34.7922 }
const clockTower = { lat: 32.0555, lng: 34.7567 }
const jaffaGate = { lat: 31.7767, lng: 35.2276 }

/** Known distances, to within one percent. */
const distances: [string, Parameters<typeof metresBetween>, number][] = [
  ['Azrieli to the Jaffa clock tower', [azrieli, clockTower], 3950],
  ['Azrieli to Jaffa Gate in Jerusalem', [azrieli, jaffaGate], 52_720],
  [
    'one degree to the north',
    [
      { lat: 31, lng: 35 },
      { lat: 32, lng: 35 },
    ],
    111_195,
  ],
  ['to itself', [azrieli, azrieli], 0],
]

/** A place this many metres north of Azrieli. */
function north(name: string, metres: number): Candidate {
  return { city: 'tel_aviv', name, lat: azrieli.lat + metres / 111_195, lng: azrieli.lng }
}

describe('places nearby', () => {
  it.each(distances)('HOLE-O58 %s', (_, [from, to], metres) => {
    expect(Math.abs(metresBetween(from, to) - metres)).toBeLessThanOrEqual(metres / 100)
    expect(metresBetween(to, from)).toBeCloseTo(metresBetween(from, to))
  })

  it('HOLE-O58 without a map a walk is the straight line times 1.3 at 80 metres a minute', () => {
    const to = { lat: azrieli.lat + 800 / 111_195, lng: azrieli.lng }
    expect(estimatedWalk(azrieli, to)).toEqual({ minutes: 13, metres: 1040 })
    expect(estimatedWalk(azrieli, azrieli)).toEqual({ minutes: 1, metres: 0 })
  })

  it('FORM-65 OCONST-16 an unknown walk is 1 minute and 100000 metres', () => {
    expect(unknownWalk).toEqual({ minutes: 1, metres: 100_000 })
  })

  it('FORM-62 OCONST-15 at most three places are listed, the nearest on foot first', () => {
    const walked = [
      { name: 'Rothschild 22', minutes: 20, metres: 1600 },
      { name: 'Sarona Market', minutes: 6, metres: 480 },
      { name: 'Carlton', minutes: 31, metres: 2500 },
      { name: 'Beyond the river', minutes: 12, metres: 960 },
    ]
    expect(mostNearby).toBe(3)
    expect(nearestOnFoot(walked).map(({ name }) => name)).toEqual([
      'Sarona Market',
      'Beyond the river',
      'Rothschild 22',
    ])
  })

  it('FORM-64 OCONST-16 a place is near up to 12500 metres on foot and not a metre more', () => {
    const walked = [12_499, 12_500, 12_501].map((metres) => ({ minutes: 156, metres }))
    expect(nearRadius).toBe(12_500)
    expect(nearestOnFoot(walked).map(({ metres }) => metres)).toEqual([12_499, 12_500])
  })

  it('HOLE-O58 a failed lookup never makes a place near, although it says one minute', () => {
    expect(nearestOnFoot([unknownWalk])).toEqual([])
    const good = { minutes: 150, metres: 12_000 }
    expect(nearestOnFoot([unknownWalk, good])).toEqual([good])
  })

  it('walks are looked up only for places that may be near, the nearest as the crow flies first', () => {
    const places = [north('far', 12_600), north('b', 2000), north('a', 300), north('edge', 12_400)]
    expect(worthWalking(azrieli, places).map(({ name }) => name)).toEqual(['a', 'b', 'edge'])
  })

  it('HOLE-O58 HOLE-C62 places without coordinates are skipped', () => {
    const unplaced: Candidate = { city: 'tel_aviv', name: 'A typed address', lat: null, lng: null }
    expect(worthWalking(azrieli, [unplaced, north('a', 300)]).map(({ name }) => name)).toEqual(['a'])
  })

  it('a missing coordinate does not count as 0 degrees', () => {
    const gulfOfGuinea = { lat: 0, lng: 0 }
    const halfPlaced: Candidate[] = [
      { city: 'tel_aviv', name: 'A typed address', lat: null, lng: null },
      { city: 'tel_aviv', name: 'North alone', lat: 0, lng: null },
      { city: 'tel_aviv', name: 'East alone', lat: null, lng: 0 },
    ]
    expect(worthWalking(gulfOfGuinea, halfPlaced)).toEqual([])
  })

  it('at most ten walks are looked up', () => {
    const places = Array.from({ length: 30 }, (_, at) => north(`Gate ${at}`, 30 - at))
    const chosen = worthWalking(azrieli, places)
    expect(chosen).toHaveLength(10)
    expect(chosen[0]?.name).toBe('Gate 29')
  })
})
