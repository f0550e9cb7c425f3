import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { defaultRules } from '../../checks/checkDay.ts'
import { stopsOfUnit } from '../../checks/stopsOfUnit.ts'
import { stopsTooClose } from '../../checks/stopsTooClose.ts'
import type { KeptPlace } from '../../entries/place.ts'
import { dayOf, party as partyOf, unit as unitOf } from '../../testing/dayFacts.ts'
import { changeStops } from './changeStops.ts'
import { type DriveTable, drivesIn, estimatedDrives } from './drives.ts'
import { type ListedRider, proposeTimes, proposeTogether, type TimesProposal } from './proposeTimes.ts'
import { type KnownPlace, knownPlaces, party, placeAt, unmapped } from './rider.fixture.ts'
import { type Stop, stopKey } from './stop.ts'
import { stopsOf } from './stopsOf.ts'
import { isStopTime } from './stopTime.ts'

const masada = { lat: 31.3156, lng: 35.3536 }

/** A party with its listed time and, where a planner set one, the planned time. */
function listed(
  entry: string,
  time: string | null,
  place: KeptPlace | null,
  planned: string | null = null,
): ListedRider {
  return { ...party(entry, planned ?? time, place), listed: time }
}

const at = (time: string | null, name: KnownPlace, planned: string | null = null) =>
  listed(name, time, placeAt(name), planned)

function propose(riders: readonly ListedRider[]): TimesProposal {
  const stops = stopsOf(riders, [])
  return proposeTimes(stops, drivesIn(estimatedDrives(stops, masada)))
}

/** `07:50 Sea Net`, one for each stop. */
function read(riders: readonly ListedRider[], { stops }: TimesProposal): string[] {
  const places = new Map(stopsOf(riders, []).map(({ key, place }) => [key, place?.name ?? '-']))
  return stops.map(({ key, proposed }) => `${proposed ?? '-'} ${places.get(key)}`)
}

const proposed = (...riders: ListedRider[]) => read(riders, propose(riders))
const notesOf = (...riders: ListedRider[]) => propose(riders).notes
const codes = (...riders: ListedRider[]) => notesOf(...riders).map(({ code }) => code)

describe('proposing times', () => {
  it('leaves early enough for the way and 3 minutes a party, and keeps the listed time of the last stop', () => {
    // 5 minutes of driving and 3 for the party, then 3 and 3.
    const riders = [at('08:00', 'Sea Net'), at('08:00', 'Dan Tel Aviv'), at('08:00', 'Habima Square')]
    expect(proposed(...riders)).toEqual(['07:40 Sea Net', '07:50 Dan Tel Aviv', '08:00 Habima Square'])
    expect(notesOf(...riders)).toEqual([])
  })

  it('counts 3 minutes for each of several parties', () => {
    const first = [1, 2, 3, 4].map((n) => listed(`party ${n}`, '08:00', placeAt('Sea Net')))
    expect(proposed(...first, at('08:00', 'Dan Tel Aviv'))).toEqual(['07:40 Sea Net', '08:00 Dan Tel Aviv'])
  })

  it('leaves a single stop, and one stop in each city, at the listed times', () => {
    expect(proposed(at('08:03', 'Sea Net'))).toEqual(['08:03 Sea Net'])
    expect(proposed(at('07:30', 'Dan Accadia'), at('08:00', 'Sea Net'))).toEqual([
      '07:30 Dan Accadia',
      '08:00 Sea Net',
    ])
    expect(proposed()).toEqual([])
  })

  it('goes by the listed times, whatever was planned before', () => {
    expect(proposed(at('08:00', 'Sea Net', '06:00'), at('08:00', 'Dan Tel Aviv', '08:20'))).toEqual([
      '07:50 Sea Net',
      '08:00 Dan Tel Aviv',
    ])
  })

  it('is never later than listed, and leaves a listed time alone that is early enough', () => {
    expect(proposed(at('07:22', 'Sea Net'), at('08:00', 'Dan Tel Aviv'))).toEqual([
      '07:22 Sea Net',
      '08:00 Dan Tel Aviv',
    ])
  })

  it('takes the planned time of a party without a listed one, and leaves one without any last', () => {
    expect(proposed(at(null, 'Sea Net', '07:30'), at('07:30', 'Dan Tel Aviv'))).toEqual([
      '07:20 Sea Net',
      '07:30 Dan Tel Aviv',
    ])
    expect(proposed(at(null, 'Sea Net'), at('07:30', 'Dan Tel Aviv'), listed('lost', null, null))).toEqual([
      '07:30 Dan Tel Aviv',
      '- Sea Net',
      '- -',
    ])
  })

  it('counts only the time for getting on where the way isn’t known, and says so', () => {
    const riders = [at('08:00', 'Sea Net'), listed('villa', '08:00', unmapped('Villa'))]
    expect(proposed(...riders)).toEqual(['07:55 Sea Net', '08:00 Villa'])
    const [net, villa] = riders.map((rider) => stopKey(rider))
    expect(notesOf(...riders)).toEqual([{ code: 'way_unknown', from: net, to: villa }])
  })

  it('says where two cities are listed too close, and keeps both times', () => {
    const riders = [at('08:00', 'Sea Net'), at('08:00', 'Dan Tel Aviv'), at('08:05', 'King David')]
    expect(proposed(...riders)).toEqual(['07:50 Sea Net', '08:00 Dan Tel Aviv', '08:05 King David'])
    const [, dan, king] = riders.map((rider) => stopKey(rider))
    expect(notesOf(...riders)).toEqual([
      { code: 'cities_too_close', from: dan, to: king, minutes: 5, needed: 75 },
    ])
  })

  it('proposes nothing for a unit whose first stop would be before 04:00', () => {
    const fits = [at('04:10', 'Sea Net'), at('04:10', 'Dan Tel Aviv')]
    expect(proposed(...fits)).toEqual(['04:00 Sea Net', '04:10 Dan Tel Aviv'])
    const early = [at('04:05', 'Sea Net'), at('04:05', 'Dan Tel Aviv')]
    expect(proposed(...early).toSorted()).toEqual(['04:05 Dan Tel Aviv', '04:05 Sea Net'])
    expect(notesOf(...early)).toEqual([{ code: 'too_early', from: stopKey(early[0]!) }])
    expect(codes(at('00:05', 'Sea Net'), at('00:05', 'Dan Tel Aviv'))).toEqual(['too_early'])
    expect(codes(at('02:00', 'Sea Net'))).toEqual([])
    expect(codes(at('02:00', 'Sea Net', '05:00'))).toEqual(['too_early'])
  })

  it('makes one stop of a place, at the earliest time listed there', () => {
    const riders = [
      listed('a', '08:00', placeAt('Sea Net'), '07:10'),
      listed('b', '07:45', placeAt('Sea Net'), '07:20'),
      at('08:00', 'Dan Tel Aviv'),
    ]
    expect(proposed(...riders)).toEqual(['07:45 Sea Net', '07:45 Sea Net', '08:00 Dan Tel Aviv'])
  })

  it('counts the longer way of a driving service and the estimate', () => {
    const stops = stopsOf([at('08:00', 'Sea Net'), at('08:00', 'Dan Tel Aviv')], [])
    const table = (minutes: number): DriveTable => ({
      keys: stops.map(({ key }) => key),
      minutes: stops.map(() => stops.map(() => minutes)),
      toSight: [2, 1],
    })
    const first = (minutes: number) =>
      proposeTimes(stops, drivesIn(table(minutes))).stops.map(({ proposed: time }) => time)[0]
    expect([1, 20].map(first)).toEqual(['07:50', '07:35'])
  })

  it('gives a party in two vehicles one time, and the other stops there follow', () => {
    const split = at('08:00', 'Sea Net')
    const others = (entry: string) => listed(entry, '08:00', placeAt('Dan Tel Aviv'))
    const units = [
      [split, others('second')],
      [split, others('third'), at('08:00', 'Habima Square')],
      [others('fourth')],
    ]
    const together = proposeTogether(
      units.map((riders) => {
        const stops = stopsOf(riders, [])
        return { stops, drives: drivesIn(estimatedDrives(stops, masada)) }
      }),
    )
    expect(units.map((riders, index) => read(riders, together[index]!))).toEqual([
      ['07:40 Sea Net', '08:00 Dan Tel Aviv'],
      ['07:40 Sea Net', '07:50 Dan Tel Aviv', '08:00 Habima Square'],
      ['08:00 Dan Tel Aviv'],
    ])
  })
})

const times = ['04:05', '07:00', '07:20', '07:33', '08:00', '08:00', '08:00', null]
const riders = fc
  .array(
    fc.record({
      listed: fc.constantFrom(...times),
      planned: fc.constantFrom(null, null, null, '05:00', '07:50', '08:10'),
      place: fc.constantFrom(
        ...knownPlaces.map(placeAt),
        ...[unmapped('Villa'), unmapped('Flat', 'jerusalem')],
        { ...placeAt('Sea Net'), _id: 'Opera', name: 'Opera', lat: 32.0764, lng: 34.7676 },
        { ...placeAt('King David'), _id: 'Ramada', name: 'Ramada', lat: 31.788, lng: 35.196 },
        null,
      ),
      people: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 14 },
  )
  .map((drawn) =>
    drawn.map(({ planned, ...rider }, index): ListedRider => {
      return { ...rider, time: planned ?? rider.listed, entry: `entry ${index}` }
    }),
  )

/** The riders with the proposed times, and the keys of their stops in order, as saving them leaves them. */
function saved(drawn: readonly ListedRider[], { stops: sent }: TimesProposal) {
  const stops = stopsOf(drawn, [])
  const plan = changeStops(
    stops,
    sent.map(({ key, proposed: time }) => ({ key, time })),
  )
  if (!plan.ok) throw new Error('The proposal can’t be saved')
  const to = new Map(plan.value.moved.map((moved) => [moved.party.entry, moved.to]))
  return {
    riders: drawn.map((rider) => ({ ...rider, time: to.get(rider.entry) ?? rider.time })),
    order: plan.value.order,
  }
}

/** What CHECK-22 finds of stops in this order, all of them planned. */
function tooClose(parties: readonly ListedRider[], stopOrder: string[]) {
  const facts = parties.map(({ entry, people, time, place }) =>
    partyOf({ ...{ _id: entry, people, time, place }, isTimePlanned: true }),
  )
  return stopsTooClose.find(dayOf({ parties: facts, units: [unitOf({ stopOrder })] }), defaultRules)
}

const oneCity = riders.map((drawn) =>
  drawn.flatMap(({ place, ...rider }) =>
    place ? [{ ...rider, place: { ...place, city: 'tel_aviv' as const } }] : [],
  ),
)

test('PLAN-34 a proposed unit has no stops that CHECK-22 finds too close within a city', () => {
  fc.assert(
    fc.property(oneCity, (drawn) => {
      const proposal = propose(drawn)
      if (proposal.notes.some(({ code }) => code === 'too_early')) return
      const { riders: after, order } = saved(drawn, proposal)
      expect(tooClose(after, order)).toEqual([])
    }),
  )
  fc.assert(
    fc.property(riders, (drawn) => {
      const proposal = propose(drawn)
      if (proposal.notes.some(({ code }) => code === 'too_early')) return
      const { riders: after, order } = saved(drawn, proposal)
      const stops = stopsOfUnit(
        unitOf({ stopOrder: order }),
        after.map((rider) => partyOf({ ...rider, _id: rider.entry })),
      )
      const said = new Set(
        proposal.notes.flatMap((note) =>
          note.code === 'cities_too_close' ? [nameAt(drawn, note.from)] : [],
        ),
      )
      for (const [from, to] of pairsOf(stops)) {
        const pair = after.filter(({ entry }) => [from, to].some((stop) => hasEntry(stop, entry)))
        const found = tooClose(pair, [from.key, to.key])
        if (from.place?.city === to.place?.city) expect(found).toEqual([])
        else if (found.length > 0) expect(said).toContain(from.place?.name)
      }
    }),
  )
})

test('a proposal has each stop once, moves to whole five minutes from 04:00 on and never to later than listed', () => {
  fc.assert(
    fc.property(riders, (drawn) => {
      const stops = stopsOf(drawn, [])
      const { stops: sent } = propose(drawn)
      expect(sent.map(({ key }) => key).toSorted()).toEqual(stops.map(({ key }) => key).toSorted())
      const listedTimes = new Set(drawn.map((rider) => rider.listed ?? rider.time))
      for (const { key, time, proposed: to } of sent) {
        if (to === time || to === null) continue
        const parties = stops.find((stop) => stop.key === key)?.parties ?? []
        expect(isStopTime(to)).toBe(true)
        expect(to.endsWith('0') || to.endsWith('5') || listedTimes.has(to)).toBe(true)
        for (const rider of parties) expect(to <= (rider.listed ?? rider.time ?? '~')).toBe(true)
      }
    }),
  )
})

test('proposing again changes nothing', () => {
  fc.assert(
    fc.property(riders, (drawn) => {
      const once = propose(drawn)
      if (once.notes.some(({ code }) => code === 'too_early')) return
      const { riders: after } = saved(drawn, once)
      // A party without a listed time has no other time than the one that moved.
      if (drawn.some((rider) => rider.listed === null)) return
      for (const { time, proposed: to } of propose(after).stops) expect(to).toBe(time)
    }),
  )
})

test('together, no party has two times', () => {
  fc.assert(
    fc.property(riders, riders, fc.nat(), (one, other, shared) => {
      const both = [...other, ...one.slice(0, shared % 4)].map((rider, index) =>
        index < other.length ? { ...rider, entry: `other ${index}` } : rider,
      )
      const units = [one, both].map((its) => {
        const stops = stopsOf(its, [])
        return { stops, drives: drivesIn(estimatedDrives(stops, masada)) }
      })
      const proposals = proposeTogether(units)
      if (proposals.some(({ notes }) => notes.some(({ code }) => code === 'too_early'))) return
      const seen = new Map<string, string | null>()
      units.forEach(({ stops }, index) => {
        for (const { key, proposed: time } of proposals[index]?.stops ?? [])
          for (const { entry } of stops.find((stop) => stop.key === key)?.parties ?? []) {
            expect(time).toBe(seen.get(entry) ?? time)
            seen.set(entry, time)
          }
      })
    }),
  )
})

function pairsOf(stops: readonly Stop[]): [Stop, Stop][] {
  return stops.slice(1).map((to, index) => [stops[index]!, to])
}

function hasEntry(stop: Stop, entry: string): boolean {
  return stop.parties.some((rider) => rider.entry === entry)
}

function nameAt(drawn: readonly ListedRider[], key: string): string | undefined {
  return stopsOf(drawn, []).find((stop) => stop.key === key)?.place?.name
}
