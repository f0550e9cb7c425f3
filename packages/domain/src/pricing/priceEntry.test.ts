import { describe, expect, it } from 'vitest'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import {
  givenDropoff,
  givenEntry,
  givenPair,
  givenPickup,
  givenPriceInput,
  masada2026,
} from '../testing/given.ts'
import { type EntryPriceInput, priceEntry } from './priceEntry.ts'
import type { PriceList, PricePair } from './priceList.ts'

interface Case {
  who: string
  entry?: Partial<EntryDraft>
  orderType?: OrderType
  with?: Partial<EntryPriceInput>
  usd: number
}

const toJerusalem = { differentDropoff: true, dropoff: givenDropoff('jerusalem') }
const paidReturn = { dropoff: givenDropoff('tel_aviv', true) }
const week = { startDate: '2026-03-09', endDate: '2026-03-11', date: '2026-03-09' }

const groups: Case[] = [
  { who: 'two adults in a small group: 2 x 125', usd: 250 },
  { who: 'two adults in a medium group: 2 x 99', entry: { group_type: 'medium_group' }, usd: 198 },
  { who: 'two adults in a large group: 2 x 89', entry: { group_type: 'large_group' }, usd: 178 },
  {
    who: 'two adults in economy: 2 x 79',
    entry: { group_type: 'large_group', price_class: 'economy' },
    usd: 158,
  },
  {
    who: 'economy says nothing to a small group: 2 x 125',
    entry: { price_class: 'economy' },
    usd: 250,
  },
  { who: 'two adults and a child: 2 x 125 + 62.50 = 312.50', entry: people(2, 1), usd: 313 },
  { who: 'two adults and two children: 3 x 125', entry: people(2, 2), usd: 375 },
  { who: 'an infant rides for nothing', entry: people(2, 0, 1), usd: 250 },
  { who: 'infants alone cost nothing and have a price all the same', entry: people(0, 0, 2), usd: 0 },
  {
    who: 'three children in a medium group: 3 x 49.50 = 148.50',
    entry: { group_type: 'medium_group', ...people(0, 3) },
    usd: 149,
  },
  {
    who: 'one child in economy: 39.50',
    entry: { group_type: 'large_group', price_class: 'economy', ...people(0, 1) },
    usd: 40,
  },
]

const vehicles: Case[] = [
  { who: 'four in a private group take the four-seater', entry: privateParty(4), usd: 620 },
  { who: 'five take the seven-seater', entry: privateParty(5), usd: 740 },
  { who: 'seven still fit it', entry: privateParty(7), usd: 740 },
  { who: 'eight take the ten-seater', entry: privateParty(8), usd: 880 },
  { who: 'ten still fit it', entry: privateParty(10), usd: 880 },
  { who: 'eleven take the nineteen-seater', entry: privateParty(11), usd: 1190 },
  { who: 'sixteen still fit it', entry: privateParty(16), usd: 1190 },
  { who: 'four in comfort', entry: { ...privateParty(4), isDeluxe: true }, usd: 780 },
  { who: 'five in comfort', entry: { ...privateParty(5), isDeluxe: true }, usd: 920 },
  {
    who: 'four are priced as four, whatever a private order would make of them',
    entry: { ...privateParty(4), vehicleSize: 19, tourOption: 'guide only' },
    usd: 620,
  },
  { who: 'six in comfort', entry: { ...privateParty(6), isDeluxe: true }, usd: 920 },
]

const fees: Case[] = [
  { who: 'two adults set down in another city: 2 x (125 + 15)', entry: toJerusalem, usd: 280 },
  {
    who: 'a child pays the whole fee: 312.50 + 3 x 15 = 357.50',
    entry: { ...toJerusalem, ...people(2, 1) },
    usd: 358,
  },
  {
    who: 'a private group pays the fee once: 620 + 15',
    entry: { ...toJerusalem, ...privateParty(4) },
    usd: 635,
  },
  {
    who: 'the fee of a different drop-off in the same city is the 0 of that pair',
    entry: { differentDropoff: true, dropoff: givenDropoff('tel_aviv') },
    usd: 250,
  },
  {
    who: 'a drop-off that is not ticked as different counts as the pickup',
    entry: { differentDropoff: false, dropoff: givenDropoff('jerusalem') },
    usd: 250,
  },
  {
    who: 'a tour without return has no drop-off to charge for',
    entry: toJerusalem,
    with: { doesIncludeReturnTransport: false },
    usd: 250,
  },
  {
    who: 'a PAID return to another city: 2 x (125 + 15)',
    entry: { differentDropoff: true, dropoff: givenDropoff('jerusalem', true) },
    with: { doesIncludeReturnTransport: false },
    usd: 280,
  },
  {
    who: 'a PAID return to the same city with a fee of 20: 2 x (125 + 20)',
    entry: paidReturn,
    with: { doesIncludeReturnTransport: false, priceLists: [withFee(2000)] },
    usd: 290,
  },
  {
    who: 'a tour that brings back anyway sells no PAID return',
    entry: paidReturn,
    with: { priceLists: [withFee(2000)] },
    usd: 250,
  },
]

const privateOrders: Case[] = [
  {
    who: 'a seven-seater for one day',
    orderType: 'private',
    entry: { ...trip(7), endDate: '2026-03-09' },
    usd: 740,
  },
  { who: 'a seven-seater for three days: 3 x 740', orderType: 'private', entry: trip(7), usd: 2220 },
  { who: 'thirteen seats cost as nineteen: 3 x 1190', orderType: 'private', entry: trip(13), usd: 3570 },
  { who: 'sixteen seats cost as nineteen', orderType: 'private', entry: trip(16), usd: 3570 },
  {
    who: 'a ten-seater in comfort costs as a ten-seater: 3 x 880',
    orderType: 'private',
    entry: { ...trip(10), isDeluxe: true },
    usd: 2640,
  },
  {
    who: 'without an ordered size the party of five decides: 3 x 740',
    orderType: 'private',
    entry: { ...trip(7), vehicleSize: null },
    usd: 2220,
  },
  {
    who: 'a car without a guide costs the same: 3 x 620',
    orderType: 'private',
    entry: { ...trip(4), tourOption: 'car only' },
    usd: 1860,
  },
]

describe('the price of an entry', () => {
  for (const { who, usd, ...rest } of groups)
    it(`HOLE-O10 HOLE-C16 HOLE-C20 ${who}`, () => expect(priceOf(rest)).toBe(usd))
  for (const { who, usd, ...rest } of vehicles)
    it(`HOLE-O14 HOLE-C21 ${who}`, () => expect(priceOf(rest)).toBe(usd))
  for (const { who, usd, ...rest } of fees)
    it(`HOLE-C23 HOLE-O19 HOLE-O20 ${who}`, () => expect(priceOf(rest)).toBe(usd))
  for (const { who, usd, ...rest } of privateOrders)
    it(`HOLE-O15 ${who}`, () => expect(priceOf(rest)).toBe(usd))

  it('HOLE-C17 a large group falls back to economy if its own cell is empty', () => {
    const priceLists = [listOf([givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv', large_group: 0 })])]
    expect(priceOf({ entry: { group_type: 'large_group' }, with: { priceLists } })).toBe(158)
  })

  it('HOLE-C35 the list on the tour date is used, including its last day', () => {
    const winterList = listOf([givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv', small_group: 10000 })])
    const lists: PriceList[] = [
      { ...winterList, startDate: '2025-11-01', endDate: '2026-03-11' },
      { ...masada2026, startDate: '2026-03-12', endDate: null },
    ]
    expect(priceOf({ entry: { date: '2026-03-11' }, with: { priceLists: lists } })).toBe(200)
    expect(priceOf({ entry: { date: '2026-03-12' }, with: { priceLists: lists } })).toBe(250)
    expect(priceOf({ entry: { date: '2031-03-12' }, with: { priceLists: lists } })).toBe(250)
  })

  it('HOLE-C26 HOLE-O61 the pair’s pickup time wins over the city’s', () => {
    const timed = listOf([givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv', pickupTime: '07:10' })])
    expect(priceEntry(givenPriceInput({ priceLists: [timed] })).pickupTime).toBe('07:10')
    expect(priceEntry(givenPriceInput()).pickupTime).toBe('07:30')
    const fromJaffa = givenEntry({ pickup: givenPickup('jaffa') })
    expect(priceEntry(givenPriceInput({ entry: fromJaffa })).pickupTime).toBeNull()
  })

  it('HOLE-O4 includes the price of one ticket of each type', () => {
    expect(priceEntry(givenPriceInput()).tickets).toEqual({ adult: 12500, child: 6250, infant: 0 })
  })

  it('leaves out a deleted ticket type without people', () => {
    const entry = givenEntry({ participants: { adult: 2, senior: 0 } })
    expect(priceEntry(givenPriceInput({ entry }))).toMatchObject({ unpriced: null, totalCents: 25000 })
    expect(priceEntry(givenPriceInput({ entry })).tickets).toEqual({ adult: 12500 })
  })

  it('a large group without a class pays the large group’s own price', () => {
    expect(priceOf({ entry: { group_type: 'large_group', price_class: null } })).toBe(178)
  })

  it('uses the pair with the pickup and the drop-off city', () => {
    const priceLists = [
      listOf([
        givenPair({ pickup: 'jerusalem', dropoff: 'tel_aviv', small_group: 100 }),
        givenPair({ pickup: 'tel_aviv', dropoff: 'jerusalem', small_group: 200 }),
        givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv', small_group: 300 }),
      ]),
    ]
    expect(priceOf({ with: { priceLists } })).toBe(6)
  })

  it('HOLE-O12 adults always exist, at the full price', () => {
    expect(priceEntry(givenPriceInput({ ticketTypes: [] })).totalCents).toBe(25000)
  })
})

describe('an entry without a price', () => {
  const reasons: [string, Case, string][] = [
    [
      'HOLE-O15 a package has no list price',
      { who: '', orderType: 'package', entry: trip(7), usd: 0 },
      'no_price',
    ],
    [
      'HOLE-O15 a guide alone has no list price',
      { who: '', orderType: 'private', entry: { ...trip(7), tourOption: 'guide only' }, usd: 0 },
      'no_price',
    ],
    [
      'HOLE-O15 thirty-five seats have no list price',
      { who: '', orderType: 'private', entry: trip(35), usd: 0 },
      'no_price',
    ],
    [
      'HOLE-O15 fifty seats have no list price',
      { who: '', orderType: 'private', entry: trip(50), usd: 0 },
      'no_price',
    ],
    [
      'a private order without its first day is incomplete',
      { who: '', orderType: 'private', entry: { ...trip(7), startDate: null }, usd: 0 },
      'incomplete',
    ],
    [
      'a private order without its last day is incomplete',
      { who: '', orderType: 'private', entry: { ...trip(7), endDate: null }, usd: 0 },
      'incomplete',
    ],
    [
      'a private order that ends before it starts is incomplete',
      { who: '', orderType: 'private', entry: { ...trip(7), endDate: '2026-03-08' }, usd: 0 },
      'incomplete',
    ],
    [
      'a vehicle without a list price',
      {
        who: '',
        entry: privateParty(4),
        with: {
          priceLists: [listOf([withoutVehicles(givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv' }))])],
        },
        usd: 0,
      },
      'no_price',
    ],
    ['HOLE-O10 no list holds the date', { who: '', entry: { date: '2027-01-01' }, usd: 0 }, 'no_price_list'],
    [
      'HOLE-O10 a Draft prices nothing',
      { who: '', with: { priceLists: [{ ...masada2026, status: 'Draft' }] }, usd: 0 },
      'no_price_list',
    ],
    [
      'HOLE-O10 there is no pair for the two cities',
      { who: '', entry: toJerusalem, with: { priceLists: [withFee(0)] }, usd: 0 },
      'no_price_list',
    ],
    [
      'HOLE-O10 the cell is empty',
      {
        who: '',
        with: {
          priceLists: [listOf([givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv', small_group: 0 })])],
        },
        usd: 0,
      },
      'no_price',
    ],
    [
      'HOLE-C24 a PAID return without a fee needs a quote',
      { who: '', entry: paidReturn, with: { doesIncludeReturnTransport: false }, usd: 0 },
      'return_needs_quote',
    ],
    [
      'HOLE-C45 a deleted ticket type',
      { who: '', entry: { participants: { adult: 1, senior: 1 } }, usd: 0 },
      'ticket_type_unknown',
    ],
    [
      'HOLE-O14 seven in comfort fit no vehicle',
      { who: '', entry: { ...privateParty(7), isDeluxe: true }, usd: 0 },
      'no_price',
    ],
    ['a form without a date is not finished', { who: '', entry: { date: null }, usd: 0 }, 'incomplete'],
    ['a form without people is not finished', { who: '', entry: people(0), usd: 0 }, 'incomplete'],
    ['a form without a pickup is not finished', { who: '', entry: { pickup: null }, usd: 0 }, 'incomplete'],
  ]
  for (const [title, given, reason] of reasons) {
    it(title, () => {
      const price = priceEntry(inputOf(given))
      expect(price).toMatchObject({ unpriced: reason, totalCents: 0, undiscountedCents: 0, steps: [] })
    })
  }
})

function inputOf({ entry, orderType = 'daily', with: facts }: Omit<Case, 'who' | 'usd'>): EntryPriceInput {
  return givenPriceInput({ entry: givenEntry(entry), orderType, ...facts })
}

function priceOf(given: Omit<Case, 'who' | 'usd'>): number {
  const price = priceEntry(inputOf(given))
  expect(price.unpriced).toBeNull()
  return price.totalCents / 100
}

function people(adult: number, child = 0, infant = 0) {
  return { participants: { adult, child, infant } }
}

function privateParty(adult: number) {
  return { group_type: 'private_group' as const, ...people(adult) }
}

function trip(vehicleSize: EntryDraft['vehicleSize']): Partial<EntryDraft> {
  return {
    ...week,
    group_type: 'private_group',
    tourOption: 'car + guide',
    vehicleSize,
    numOfParticipants: 5,
  }
}

function listOf(prices: PriceList['prices']): PriceList {
  return { ...masada2026, prices }
}

function withoutVehicles(pair: PricePair): PricePair {
  const private_group = { ...pair.prices.private_group, four_seater: 0 }
  return { ...pair, prices: { ...pair.prices, private_group } }
}

function withFee(transferFee: number): PriceList {
  return listOf([givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv', transferFee })])
}
