import { describe, expect, it } from 'vitest'
import type { GroupType, Language } from '../catalogue/vocabulary.ts'
import { issuesOf } from '../checked.ts'
import { codeOf } from '../decision.ts'
import type { Party } from './capacity/poolChanges.ts'
import { closedParties, isClosedFor, type SoldDeparture } from './closed.ts'
import { changeState, checkDeparture, type DepartureForm } from './departure.ts'

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
