import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type GroupType, groupTypes, type Language } from '../../catalogue/vocabulary.ts'
import { issuesOf } from '../../checked.ts'
import type { CapacityRule } from './capacityRule.ts'
import { checkCapacityRule } from './checkCapacityRule.ts'
import { overlapping } from './overlapping.ts'
import { placesOfMonth } from './placesOfMonth.ts'
import { type Party, poolChanges, shortageOf } from './poolChanges.ts'
import { capacityOf, type DepartureSales, placesLeft, soldPools, stateOf } from './pools.ts'
import { ruleFor } from './ruleFor.ts'
import { shownPlaces } from './shownPlaces.ts'
import { soldOf } from './soldOf.ts'

/** A Wednesday. */
const day = '2026-03-11'
const rule = (_id: string, more: Partial<CapacityRule> = {}): CapacityRule => ({
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
const party = (group_type: GroupType, language: Language | null = 'english') => ({ group_type, language })

describe('the rule that counts a party', () => {
  const all = rule('all')
  const spanish = rule('spanish', { language: 'spanish' })
  const small = rule('small', { group_type: 'small_group' })
  const both = rule('both', { group_type: 'small_group', language: 'spanish' })

  it.each([
    ['group type and language', [all, spanish, small, both], party('small_group', 'spanish'), 'both'],
    ['the group type before the language', [all, spanish, small], party('small_group', 'spanish'), 'small'],
    ['the language before the tour', [all, spanish], party('small_group', 'spanish'), 'spanish'],
    ['the tour', [all, spanish, both], party('large_group'), 'all'],
    ['none without a rule', [], party('small_group'), undefined],
    ['none for another language', [spanish], party('small_group', 'french'), undefined],
    [
      'no private group by a rule for all groups',
      [all, spanish],
      party('private_group', 'spanish'),
      undefined,
    ],
  ])('is the most exact one: %s', (_, rules, kind, expected) => {
    expect(ruleFor(rules, day, kind)?._id).toBe(expected)
    expect(ruleFor(rules.toReversed(), day, kind)?._id).toBe(expected)
  })

  it('is the one with fewer days among equals, and only on its own days', () => {
    const march = rule('march', { startDate: '2026-03-01', endDate: '2026-03-31' })
    const week = rule('week', { startDate: '2026-03-08', endDate: '2026-03-14' })
    const fridays = rule('fridays', { weekdays: [5], group_type: 'small_group' })
    const rules = [all, march, week, fridays]
    const found = (on: string) => ruleFor(rules, on, party('small_group'))?._id
    expect(['2026-03-07', '2026-03-08', '2026-03-13', '2026-03-14', '2026-03-15'].map(found)).toEqual([
      'march',
      'week',
      'fridays',
      'week',
      'march',
    ])
    expect(found('2026-04-01')).toBe('all')
  })
})

test('the rules of one departure never leave two for a party, in whatever order they come, unless they overlap', () => {
  const ranges = [
    [null, null],
    ['2026-03-01', '2026-03-31'],
    ['2026-03-10', '2026-03-12'],
    ['2026-03-12', null],
    [null, '2026-03-11'],
  ] as const
  const anyRule = fc.record({
    group_type: fc.constantFrom(null, ...groupTypes),
    language: fc.constantFrom(null, 'english' as const, 'spanish' as const),
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    range: fc.constantFrom(...ranges),
  })
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 6 }), (drawn) => {
      const rules: CapacityRule[] = []
      for (const [index, { range, ...more }] of drawn.entries()) {
        const next = rule(String(index), { ...more, startDate: range[0], endDate: range[1] })
        if (!overlapping(next, rules)) rules.push(next)
      }
      for (const on of ['2026-03-10', '2026-03-11', '2026-03-12', '2026-05-01'])
        for (const group of groupTypes) {
          const kind = party(group, 'spanish')
          expect(ruleFor(rules.toReversed(), on, kind)).toEqual(ruleFor(rules, on, kind))
        }
    }),
  )
})

it.each([
  ['the same days', {}, {}, true],
  ['another language', { language: 'french' as const }, {}, false],
  ['other weekdays', { weekdays: [0, 1] }, { weekdays: [2] }, false],
  ['a weekday of both', { weekdays: [0, 1] }, { weekdays: [1, 2] }, true],
  [
    'ranges of the same length that meet',
    { startDate: '2026-03-01', endDate: '2026-03-07' },
    { startDate: '2026-03-07', endDate: '2026-03-13' },
    true,
  ],
  [
    'ranges that meet on a day of the week that one leaves out',
    { startDate: '2026-03-01', endDate: '2026-03-07', weekdays: [5] },
    { startDate: '2026-03-07', endDate: '2026-03-13' },
    false,
  ],
  ['ranges of other lengths', { startDate: '2026-03-01', endDate: '2026-03-07' }, {}, false],
  ['one until a day and one from the next', { endDate: '2026-03-07' }, { startDate: '2026-03-08' }, false],
])('two equal rules that share a day are refused: %s', (_, one, other, expected) => {
  expect(overlapping(rule('a', one), [rule('b', other)]) !== undefined).toBe(expected)
  expect(overlapping(rule('b', other), [rule('a', one)]) !== undefined).toBe(expected)
})

describe('CAP-05 the capacity of a pool', () => {
  const bus = { seats: 50, carriesPrivateGroup: false }
  const vito = { seats: 7, carriesPrivateGroup: false }
  const vip = { seats: 4, carriesPrivateGroup: true }
  const none = { seats: null, carriesPrivateGroup: false }
  it.each([
    ['its number', rule('r', { places: 14 }), [bus], 14],
    ['the seats of the vehicles', rule('r', { mode: 'vehicles', places: 14 }), [bus, vito], 57],
    ['without those of private groups', rule('r', { mode: 'vehicles', places: 14 }), [vito, vip], 7],
    ['the number while no vehicle is known', rule('r', { mode: 'vehicles', places: 14 }), [none, vip], 14],
    ['none', rule('r', { mode: 'open', places: null }), [bus], null],
  ])('is %s', (_, limited, units, expected) => {
    expect(capacityOf(limited, units)).toBe(expected)
  })
})

it('left is never below 0, and open-ended without a capacity', () => {
  expect(placesLeft({ capacity: 10, sold: 4, held: 0 })).toBe(6)
  expect(placesLeft({ capacity: 10, sold: 4, held: 5 })).toBe(1)
  expect(placesLeft({ capacity: 10, sold: 4, held: 7 })).toBe(0)
  expect(placesLeft({ capacity: 10, sold: 14, held: 0 })).toBe(0)
  expect(placesLeft({ capacity: null, sold: 14, held: 3 })).toBeNull()
  expect([9, 10].map((left) => shownPlaces(left, true))).toEqual([9, '9+'])
  expect(shownPlaces(10, false)).toBe(10)
})

describe('what a form of a rule has to say', () => {
  it.each([
    ['nothing is wrong', {}, []],
    ['a tour', { tour: null }, ['tour tour_required']],
    ['its number', { places: null }, ['places capacity_invalid']],
    ['a whole number', { places: 0.5 }, ['places capacity_invalid']],
    [
      'the number before vehicles are planned',
      { mode: 'vehicles' as const, places: 0 },
      ['places capacity_invalid'],
    ],
    [
      'no group with vehicles',
      { mode: 'vehicles' as const, group_type: 'small_group' as const },
      ['mode capacity_vehicles_shared'],
    ],
    ['no number if open', { mode: 'open' as const, places: null }, []],
    ['days in order', { startDate: '2026-03-02', endDate: '2026-03-01' }, ['endDate end_before_start']],
  ])('%s', (_, change, expected) => {
    const found = issuesOf(checkCapacityRule({ ...rule('r'), ...change }))
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
  })

  it('keeps only the numbers of its mode', () => {
    const kept = checkCapacityRule(rule('r', { mode: 'open', places: 4, alertAt: 30, weekdays: [5, 0, 5] }))
    expect(kept).toMatchObject({ ok: true, value: { places: null, alertAt: 30, weekdays: [0, 5] } })
  })
})

describe('a change of who is booked', () => {
  const small = rule('small', { group_type: 'small_group', places: 8 })
  const privates = rule('private', { group_type: 'private_group', places: 2 })
  const shared = rule('all', { places: 20 })
  const departure = { id: 'wed', date: day, rules: [small, privates, shared] }
  const booked = (
    entry: string | undefined,
    people: number,
    group_type: GroupType = 'small_group',
  ): Party => ({
    entry,
    departure: 'wed',
    group_type,
    language: 'english',
    people,
  })
  const taken = (before: Party[], after: Party[]) =>
    poolChanges([departure], before, after).map(({ pool, taken: places }) => [pool.rule._id, places])

  it('takes what it adds', () => {
    expect(taken([], [booked(undefined, 3)])).toEqual([['small', 3]])
    expect(taken([booked('a', 3)], [booked('a', 5)])).toEqual([['small', 2]])
    expect(taken([], [booked(undefined, 9, 'private_group')])).toEqual([['private', 1]])
  })

  it('takes nothing if it makes a party smaller or changes nothing that counts', () => {
    expect(taken([booked('a', 3)], [booked('a', 3)])).toEqual([])
    expect(taken([booked('a', 3)], [booked('a', 2)])).toEqual([])
    expect(taken([booked('a', 3)], [])).toEqual([])
    expect(taken([booked('a', 3, 'private_group')], [booked('a', 9, 'private_group')])).toEqual([])
    expect(taken([booked('a', 2), booked('b', 4)], [booked('a', 4), booked('b', 2)])).toEqual([])
  })

  it('gives to one pool and takes from the other', () => {
    expect(taken([booked('a', 3)], [booked('a', 3, 'large_group')])).toEqual([['all', 3]])
    expect(taken([booked('a', 3, 'medium_group')], [booked('a', 3, 'large_group')])).toEqual([])
  })

  it('names the first party that found too few places', () => {
    const [change] = poolChanges([departure], [], [booked(undefined, 3), booked(undefined, 3)])
    const state = (sold: number) => ({ ...change!.pool, sold, held: 0, capacity: 8 })
    expect(shortageOf(change!, state(2))).toBeNull()
    expect(shortageOf(change!, state(3))).toMatchObject({ left: 5, over: 1, index: 1 })
    expect(shortageOf(change!, state(7))).toMatchObject({ left: 1, over: 5, index: 0 })
    expect(shortageOf(change!, state(9))).toMatchObject({ left: 0, over: 6, index: 0 })
  })

  it('never leaves more sold than there are places, unless more were sold before', () => {
    const kinds = fc.constantFrom<GroupType>('small_group', 'medium_group', 'private_group')
    const edit = fc.record({
      entry: fc.integer({ min: 0, max: 5 }),
      people: fc.integer({ min: 0, max: 9 }),
      kind: kinds,
    })
    const salesOf = (parties: Party[]): DepartureSales => ({
      ...departure,
      units: [],
      sold: parties.map(({ group_type, language, people }) => ({ group_type, language, people, parties: 1 })),
    })
    fc.assert(
      fc.property(fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { maxLength: 40 }), (orders) => {
        let parties: Party[] = []
        for (const edits of orders) {
          const names = new Set(edits.map(({ entry }) => String(entry)))
          const before = parties.filter(({ entry }) => names.has(entry ?? ''))
          const after = [...new Map(edits.map((each) => [String(each.entry), each])).values()].flatMap(
            ({ entry, people, kind }) => (people > 0 ? [booked(String(entry), people, kind)] : []),
          )
          const sales = salesOf(parties)
          const short = poolChanges([departure], before, after).filter((change) =>
            shortageOf(change, stateOf(change.pool, sales)),
          )
          if (short.length === 0)
            parties = [...parties.filter(({ entry }) => !names.has(entry ?? '')), ...after]
          for (const pool of soldPools(salesOf(parties)))
            expect(pool.sold).toBeLessThanOrEqual(pool.capacity ?? Number.POSITIVE_INFINITY)
        }
      }),
    )
  })
})

test('a day with less than half of its places is limited, and one without any is sold out', () => {
  const rules = [rule('all', { places: 10, endDate: '2026-03-20' })]
  const on = (date: string, people: number): DepartureSales => ({
    id: date,
    date,
    rules,
    units: [],
    sold: [{ ...party('small_group'), people, parties: 1 }],
  })
  const tour = { rules, isClosed: (each: string) => each === '2026-03-05' }
  const departures = [on('2026-03-02', 5), on('2026-03-03', 6), on('2026-03-04', 12), on('2026-03-05', 2)]
  const places = placesOfMonth('2026-03', party('medium_group'), tour, departures)
  expect(places).toHaveLength(31)
  expect(places.slice(0, 5).map(({ state, left }) => [state, left])).toEqual([
    ['open', 10],
    ['open', 5],
    ['limited', 4],
    ['sold_out', 0],
    ['closed', null],
  ])
  expect(places[20]).toEqual({ date: '2026-03-21', state: 'open', left: null })
})

describe('how a departure sold', () => {
  const ten = rule('ten')
  const spanish = rule('spanish', { language: 'spanish', mode: 'open', places: null })
  const groups = rule('groups', { group_type: 'private_group', places: 2 })
  const sales = (rules: CapacityRule[], sold: DepartureSales['sold']): DepartureSales => ({
    ...{ id: 'departure', date: day, rules, sold, units: [] },
  })
  const of = (kind: ReturnType<typeof party>, people: number, parties = 1) => ({ ...kind, people, parties })
  const shared = party('small_group')

  it.each([
    ['its people of its number', [ten], [of(shared, 7, 3)], [7, 10, false, false]],
    ['sold out', [ten], [of(shared, 10)], [10, 10, false, true]],
    ['over its number', [ten], [of(shared, 12)], [12, 10, false, true]],
    [
      'private groups by how many there are',
      [groups],
      [of(party('private_group'), 9, 1)],
      [1, 2, false, false],
    ],
    [
      'several pools',
      [ten, groups],
      [of(shared, 10), of(party('private_group'), 9, 1)],
      [11, 12, false, false],
    ],
    [
      'an open pool beside',
      [ten, spanish],
      [of(shared, 10), of(party('large_group', 'spanish'), 3)],
      [10, 10, true, false],
    ],
    [
      'a party that no rule counts',
      [ten],
      [of(shared, 10), of(party('private_group'), 3)],
      [10, 10, true, false],
    ],
    ['no rule', [], [of(shared, 4)], [0, 0, true, false]],
    ['nothing sold', [ten], [], [0, 0, false, false]],
  ])('%s', (_, rules, sold, expected) => {
    const found = soldOf(sales(rules, sold))
    expect([found.sold, found.capacity, found.isOpenEnded, found.isSoldOut]).toEqual(expected)
  })
})
