import { describe, expect, test } from 'vitest'
import { audienceOf } from './audience.ts'
import { dropoffsOf } from './dropoffsOf.ts'
import { givenParty, givenPickup } from './facts.fixture.ts'
import type { PartyFacts } from './sheet.ts'
import { stopsOf } from './stopsOf.ts'

type PickupChanges = Parameters<typeof givenPickup>[0]

function at(entry: string, changes: PickupChanges | null, rest: Partial<PartyFacts> = {}): PartyFacts {
  return givenParty({ entry, pickup: changes && givenPickup(changes), ...rest })
}

const entriesOf = (parties: PartyFacts[]) =>
  stopsOf(parties).map((stop) => stop.parties.map(({ entry }) => entry).join('+'))

describe('MAN-08 stops come as planned, else by time, city and place', () => {
  test('stops come by time, then city, then place; without a time last, and without a pickup after all', () => {
    const parties = [
      at('none', null),
      at('no time', { time: null }),
      at('jaffa', { city: 'jaffa' }),
      at('herzliya', { city: 'herzliya' }),
      at('jerusalem', { city: 'jerusalem' }),
      at('sheraton', { name: 'Sheraton' }),
      at('dan', {}),
      at('early', { time: '06:45', city: 'jaffa' }),
    ]
    const order = ['early', 'dan', 'sheraton', 'jerusalem', 'herzliya', 'jaffa', 'no time', 'none']
    expect(entriesOf(parties)).toEqual(order)
    expect(entriesOf(parties.toReversed())).toEqual(order)
  })

  test('stops come in the order a planner gave them, and others join by their time', () => {
    const parties = [
      at('dan', {}, { stopKey: 'A' }),
      at('sheraton', { name: 'Sheraton' }, { stopKey: 'B' }),
      at('early', { time: '06:45' }, { stopKey: 'C' }),
      at('late', { time: '08:00' }, { stopKey: 'D' }),
      at('none', null, { stopKey: 'E' }),
    ]
    const planned = (order: string[]) => stopsOf(parties, order).map((stop) => stop.parties[0]?.entry)
    expect(planned(['E', 'D', 'B', 'gone', 'A'])).toEqual(['early', 'late', 'sheraton', 'dan', 'none'])
    expect(planned(['B', 'A'])).toEqual(['early', 'sheraton', 'dan', 'late', 'none'])
  })

  test('parties at the same time, city, name and address are one stop, in the order of their orders', () => {
    const parties = [
      at('late', {}, { orderNumber: 3, people: 4 }),
      at('first', {}, { orderNumber: 1, people: 1 }),
      at('other time', { time: '07:05' }),
      at('other address', { address: '100 HaYarkon' }),
      at('other city', { city: 'jaffa' }),
    ]
    expect(entriesOf(parties)).toEqual(['other address', 'first+late', 'other city', 'other time'])
    expect(stopsOf(parties)[1]).toMatchObject({ kind: 'place', people: 5 })
  })
})

test('a typed address is a private stop; without place and address there’s no pickup', () => {
  const kinds = stopsOf([
    at('typed', { isStored: false, name: '', address: '5 Herzl' }),
    at('stored', { name: '', isStored: true }),
    at('by name', { isStored: false }),
    at('nothing', { isStored: false, name: ' ', address: '' }),
    at('null', null),
  ]).map(({ kind, parties }) => [kind, ...parties.map(({ entry }) => entry)])
  expect(kinds).toEqual([
    ['private', 'typed'],
    ['place', 'stored'],
    ['place', 'by name'],
    ['none', 'nothing', 'null'],
  ])
})

const fields = audienceOf('driver', { suppliersSeePhones: true }) ?? new Set()

test('people get off where they got on, at a place, or aren’t brought back', () => {
  const king = {
    isSame: false,
    city: 'jerusalem',
    name: 'King David',
    address: '',
    isPaidReturn: true,
  } as const
  const parties = [
    at('no way back', null, { dropoff: null, people: 1 }),
    at('paid', {}, { dropoff: king, people: 3, orderNumber: 2 }),
    at('same', {}, { people: 2 }),
    at('also paid', {}, { dropoff: { ...king, isPaidReturn: false }, people: 1, orderNumber: 1 }),
    at('jaffa', {}, { dropoff: { ...king, city: 'jaffa', isPaidReturn: false }, people: 1 }),
  ]
  const groups = dropoffsOf(parties, fields)
  expect(groups.map(({ kind, people, paidReturn }) => [kind, people, paidReturn])).toEqual([
    ['same', 2, 0],
    ['place', 4, 3],
    ['place', 1, 0],
    ['none', 1, 0],
  ])
  expect(groups[1]?.parties.map(({ entry }) => entry)).toEqual(['also paid', 'paid'])
})

test('drop-offs name parties only as the reader may see them', () => {
  const names = (of: 'driver' | 'supplier') =>
    dropoffsOf([givenParty()], audienceOf(of, { suppliersSeePhones: true }) ?? new Set())[0]?.parties
  expect(names('driver')).toEqual([
    { entry: 'entry-10547', people: 2, name: 'Maria López', orderNumber: 10547 },
  ])
  expect(names('supplier')).toEqual([{ entry: 'entry-10547', people: 2, name: 'Maria López' }])
})
