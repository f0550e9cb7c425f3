import { describe, expect, it } from 'vitest'
import type { Unavailability } from '../catalogue/tour.ts'
import type { GroupType, Language } from '../catalogue/vocabulary.ts'
import { issuesOf } from '../checked.ts'
import { codeOf } from '../decision.ts'
import { countRefunds, isFinished, stateAfter } from './batch.ts'
import type { CapacityRule } from './capacity/capacityRule.ts'
import { fillOf } from './capacity/fillOf.ts'
import type { Party } from './capacity/poolChanges.ts'
import { closedParties, isClosedFor, type SoldDeparture } from './closed.ts'
import { changeState, checkDeparture, type DepartureForm } from './departure.ts'
import { isOffered } from './isOffered.ts'

const form = (more: Partial<DepartureForm> = {}): DepartureForm => ({
  state: 'open',
  closedFor: [],
  guaranteed: false,
  minimum: null,
  capacity: null,
  reason: '',
  ...more,
})
const spanish = { group_type: 'small_group', language: 'spanish' } as const

describe('what the office decides about a departure', () => {
  it('names each closed kind once, and has whole numbers from 1 on', () => {
    const found = checkDeparture(form({ closedFor: [spanish, { ...spanish }], reason: ' Flood ' }))
    expect(found).toMatchObject({ ok: true, value: { closedFor: [spanish], reason: 'Flood' } })
    for (const number of [0, 2.5, -1, 10_000, Number.NaN])
      expect(issuesOf(checkDeparture(form({ minimum: number, capacity: number })))).toMatchObject([
        { field: 'minimum', code: 'capacity_invalid' },
        { field: 'capacity', code: 'capacity_invalid' },
      ])
    expect(checkDeparture(form({ minimum: 1, capacity: 9999 })).ok).toBe(true)
  })

  it.each([
    ['open', 'closed', null],
    ['closed', 'open', null],
    ['canceled', 'open', null],
    ['canceled', 'canceled', null],
    ['canceled', 'closed', 'departure_canceled'],
    ['open', 'canceled', 'departure_canceled'],
    ['closed', 'canceled', 'departure_canceled'],
  ] as const)('%s can become %s: %s', (from, to, refusal) => {
    expect(codeOf(changeState(from, to))).toBe(refusal)
  })
})

const departure = (more: Partial<SoldDeparture> = {}): SoldDeparture => ({
  id: 'masada',
  state: 'open',
  closedFor: [],
  ...more,
})
const party = (
  entry: string | undefined,
  people: number,
  more: Partial<{ departure: string; group_type: GroupType; language: Language }> = {},
): Party => ({ entry, people, departure: 'masada', group_type: 'small_group', language: 'english', ...more })

describe('a closed departure', () => {
  const closed = departure({ state: 'closed' })
  const inPart = departure({ closedFor: [spanish] })

  it('is closed for everyone, or for a group type in a language', () => {
    expect(isClosedFor(closed, party('a', 2))).toBe(true)
    expect(isClosedFor(departure({ state: 'canceled' }), party('a', 2))).toBe(true)
    expect(isClosedFor(inPart, party('a', 2))).toBe(false)
    expect(isClosedFor(inPart, party('a', 2, { language: 'spanish' }))).toBe(true)
    expect(isClosedFor(inPart, party('a', 2, { language: 'spanish', group_type: 'private_group' }))).toBe(
      false,
    )
  })

  it.each<[string, SoldDeparture, Party[], Party[], number[]]>([
    ['a new party', closed, [], [party(undefined, 2)], [0]],
    ['a second one of the order', closed, [party('a', 2)], [party('a', 2), party(undefined, 1)], [1]],
    ['a party that stays', closed, [party('a', 2)], [party('a', 2)], []],
    ['a smaller one', closed, [party('a', 3)], [party('a', 2)], []],
    ['a larger one', closed, [party('a', 2)], [party('a', 3)], [0]],
    ['one from another day', closed, [party('a', 2, { departure: 'galilee' })], [party('a', 2)], [0]],
    ['one that leaves', closed, [party('a', 2)], [party('a', 2, { departure: 'galilee' })], []],
    ['a reopened one', closed, [], [party('a', 2)], [0]],
    ['another language', closed, [party('a', 2)], [party('a', 2, { language: 'french' })], []],
    ['into a closed language', inPart, [party('a', 2)], [party('a', 2, { language: 'spanish' })], [0]],
    ['out of it', inPart, [party('a', 2, { language: 'spanish' })], [party('a', 2)], []],
    [
      'a larger one out of it',
      inPart,
      [party('a', 2, { language: 'spanish' })],
      [party('a', 5, { language: 'english' })],
      [],
    ],
    ['an open one', departure(), [], [party(undefined, 2)], []],
  ])('refuses who is added: %s', (_, one, before, after, refused) => {
    expect(closedParties([one], before, after).map(({ index }) => index)).toEqual(refused)
  })

  it('can be sold by who may, but not once it’s canceled', () => {
    const added = [party(undefined, 2)]
    expect(closedParties([closed], [], added)).toMatchObject([{ isCanceled: false }])
    expect(closedParties([departure({ state: 'canceled' })], [], added)).toMatchObject([{ isCanceled: true }])
  })
})

describe('what’s offered without anybody on it', () => {
  const english = { language: 'english', days: [0, 3] } as const
  const tour = (unavailabilityDates: Unavailability[] = []) => ({
    groupTypes: [{ group_type: 'small_group' as const, languages: [{ ...english, days: [0, 3] }] }],
    unavailabilityDates,
  })
  it('is a day on which the tour runs and isn’t closed', () => {
    // A Wednesday, and a Thursday.
    expect(isOffered('2026-03-11', tour())).toBe(true)
    expect(isOffered('2026-03-12', tour())).toBe(false)
    const off = {
      group_type: 'small_group',
      languages: ['english'],
      start_date: '2026-03-10',
      end_date: '2026-03-12',
    } as Unavailability
    expect(isOffered('2026-03-11', tour([off]))).toBe(false)
  })
})

describe('how full a departure is', () => {
  const rule = (_id: string, more: Partial<CapacityRule>): CapacityRule => ({
    _id,
    tour: 'masada',
    group_type: null,
    language: null,
    weekdays: [],
    startDate: null,
    endDate: null,
    mode: 'seats',
    places: 10,
    alertAt: null,
    ...more,
  })
  const sold = (group_type: GroupType, language: Language, people: number) => ({
    group_type,
    language,
    people,
    parties: 1,
  })
  const day = (rules: CapacityRule[], ...parties: ReturnType<typeof sold>[]) =>
    fillOf({ id: 'masada', date: '2026-03-11', rules, sold: parties, units: [] })

  it('adds up the pools with a number, and leaves out rules that count nobody and private groups', () => {
    const parties = [
      sold('small_group', 'english', 4),
      sold('large_group', 'spanish', 7),
      sold('private_group', 'english', 6),
    ]
    expect(day([], ...parties)).toBeNull()
    expect(day([rule('all', { mode: 'open', places: null })], ...parties)).toBeNull()
    expect(day([rule('all', {})], ...parties)).toEqual({ sold: 11, capacity: 10 })
    const small = rule('small', { group_type: 'small_group', places: 6 })
    const privates = rule('private', { group_type: 'private_group', places: 2 })
    expect(day([rule('all', {}), small, privates], ...parties)).toEqual({ sold: 11, capacity: 16 })
    const march = rule('march', { startDate: '2026-03-01', endDate: '2026-03-31', places: 30 })
    expect(day([rule('all', {}), march], ...parties)).toEqual({ sold: 11, capacity: 30 })
    const own = rule('own', { isOwn: true, places: 12 })
    expect(day([rule('all', {}), small, own], ...parties)).toEqual({ sold: 11, capacity: 12 })
  })
})

describe('a departure after some of its entries are canceled', () => {
  it.each([
    ['open', ['a', 'b'], ['a', 'b'], false, 'canceled'],
    ['closed', ['a'], ['a'], false, 'canceled'],
    ['open', [], [], false, 'canceled'],
    ['open', ['a', 'b'], ['a'], false, 'open'],
    ['open', ['a', 'b'], ['a'], true, 'closed'],
    ['closed', ['a', 'b'], ['a'], false, 'closed'],
    ['canceled', [], [], true, 'canceled'],
  ] as const)(
    '%s with %j, of which %j are canceled, closing it: %s, is %s',
    (state, entries, gone, closes, after) => {
      expect(stateAfter({ state, entries }, new Set(gone), closes)).toBe(after)
    },
  )
})

describe('the refunds of a batch', () => {
  it('are counted by what’s left to do, and are finished when nothing is', () => {
    const counts = countRefunds([null, 'to_do', 'refused', null, 'on_its_way', 'refused'])
    expect(counts).toEqual({ refunded: 2, on_its_way: 1, to_do: 1, refused: 2 })
    expect(isFinished(counts)).toBe(false)
    expect(isFinished(countRefunds([null, null]))).toBe(true)
    expect(isFinished(countRefunds([]))).toBe(true)
    expect(isFinished(countRefunds(['on_its_way']))).toBe(false)
  })
})
