import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cities } from '../catalogue/vocabulary.ts'
import { isLocked } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { orderTypes } from '../entries/vocabulary.ts'
import {
  givenDropoff,
  givenEntry,
  givenPair,
  givenPickup,
  givenPriceInput,
  masada2026,
} from '../testing/given.ts'
import { allPairs } from './checkPrices.ts'
import { type EntryPriceInput, priceEntry } from './priceEntry.ts'
import { priceLines, priceListOf } from './priceLines.ts'
import { priceOrder } from './priceOrder.ts'

const toJerusalem = { differentDropoff: true, dropoff: givenDropoff('jerusalem') }

describe('the lines of a price', () => {
  it('list the people of each ticket type, without empty types', () => {
    expect(linesOf({ entry: givenEntry({ participants: { adult: 2, child: 2, infant: 0 } }) })).toEqual([
      { line: 'ticket', type: 'adult', count: 2, share: 1, each: 12500, cents: 25000 },
      { line: 'ticket', type: 'child', count: 2, share: 0.5, each: 6250, cents: 12500 },
    ])
  })

  it('include an infant who travels for free', () => {
    expect(linesOf({ entry: givenEntry({ participants: { infant: 1 } }) })).toEqual([
      { line: 'ticket', type: 'infant', count: 1, share: 0, each: 0, cents: 0 },
    ])
  })

  it('include the transfer to another city, rounding up, and the coupon’s discount', () => {
    const entry = givenEntry({ ...toJerusalem, participants: { adult: 2, child: 1 } })
    const coupon = { discount: 0.1, tours: ['masada'] }
    expect(linesOf({ entry, coupon }).slice(2)).toEqual([
      { line: 'transfer', pickup: 'tel_aviv', dropoff: 'jerusalem', times: 3, each: 1500, cents: 4500 },
      { line: 'wholeDollar', cents: 50 },
      { line: 'discount', kind: 'coupon', share: 0.1, cents: -3580 },
    ])
  })

  it('include rounding down as a negative amount', () => {
    const pair = givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv', small_group: 12520 })
    expect(linesOf({ priceLists: [{ ...masada2026, prices: [pair] }] }).at(-1)).toEqual({
      line: 'wholeDollar',
      cents: -40,
    })
  })

  it('list the vehicle of a private group instead of people', () => {
    const entry = givenEntry({ group_type: 'private_group', participants: { adult: 5 } })
    expect(linesOf({ entry })).toEqual([
      { line: 'vehicle', column: 'seven_seater', days: 1, each: 74000, cents: 74000 },
    ])
  })

  it('list the vehicle of a private order for each day', () => {
    const span = { startDate: '2026-03-09', endDate: '2026-03-11', numOfParticipants: 5 }
    const entry = givenEntry({ ...span, vehicleSize: 13, tourOption: 'car + guide' })
    expect(linesOf({ entry, orderType: 'private' })).toEqual([
      { line: 'vehicle', column: 'nineteen_seater', days: 3, each: 119000, cents: 357000 },
    ])
  })

  it('name the star tour’s discount', () => {
    expect(linesOf({ orderType: 'starTour', starDiscount: 0.15 }).at(-1)).toEqual({
      line: 'discount',
      kind: 'starTour',
      share: 0.15,
      cents: -3750,
    })
  })

  it('are missing without a price', () => {
    expect(linesOf({ priceLists: [] })).toEqual([])
    expect(priceListOf(priceEntry(givenPriceInput({ priceLists: [] })).steps)).toBeNull()
  })

  it('come with the price list’s name, if it has one', () => {
    expect(priceListOf(priceEntry(givenPriceInput()).steps)).toBe('Masada and Dead Sea 2026')
    const nameless = givenPriceInput({ priceLists: [{ ...masada2026, description: '' }] })
    expect(priceListOf(priceEntry(nameless).steps)).toBeNull()
  })
})

describe('of any order', () => {
  it('the lines of each tour add up to its price, and those of all tours not canceled to the total', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { pricePortions, totalCents, paymentTBD } = priceOrder(order)
        const bills = pricePortions.map(({ steps }) => sumOf(priceLines(steps)))
        expect(bills).toEqual(pricePortions.map((portion) => portion.totalCents))
        const counted = bills.filter((_, index) => !isLocked(order.entries[index]!.entry))
        if (!paymentTBD) expect(counted.reduce((sum, cents) => sum + cents, 0)).toBe(totalCents)
      }),
      { numRuns: 500 },
    )
  })

  it('every line of people, vehicles and transfers is its price times their number', () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const { steps } of priceOrder(order).pricePortions)
          for (const line of priceLines(steps)) {
            if (line.line === 'ticket') expect(line.cents).toBe(line.count * line.each)
            if (line.line === 'vehicle') expect(line.cents).toBe(line.days * line.each)
            if (line.line === 'transfer') expect(line.cents).toBe(line.times * line.each)
          }
      }),
    )
  })
})

const cents = fc.integer({ min: 1, max: 50_000 })
const share = fc.integer({ min: 0, max: 90 }).map((percent) => percent / 100)

const party = fc.record({
  adult: fc.integer({ min: 0, max: 9 }),
  child: fc.integer({ min: 0, max: 5 }),
  infant: fc.integer({ min: 0, max: 2 }),
})

const entries: fc.Arbitrary<EntryDraft> = fc
  .record({
    participants: party,
    group_type: fc.constantFrom('small_group', 'large_group', 'private_group'),
    price_class: fc.constantFrom('premium', 'economy'),
    status: fc.constantFrom('BOOKED', 'CANCELED'),
    isDeluxe: fc.boolean(),
    city: fc.constantFrom(...cities),
    other: fc.constantFrom(...cities),
    isElsewhere: fc.boolean(),
    isPaidReturn: fc.boolean(),
    endDate: fc.constantFrom('2026-03-11', '2026-03-13'),
    vehicleSize: fc.constantFrom(4, 7, 10, 13, 35),
    numOfParticipants: fc.integer({ min: 1, max: 16 }),
  })
  .map(({ city, other, isElsewhere, isPaidReturn, ...rest }) =>
    givenEntry({
      ...rest,
      startDate: '2026-03-11',
      tourOption: 'car + guide',
      pickup: givenPickup(city),
      differentDropoff: isElsewhere,
      dropoff: givenDropoff(other, isPaidReturn),
    } as Partial<EntryDraft>),
  )

const inputs: fc.Arbitrary<EntryPriceInput> = fc
  .record({
    entry: entries,
    small_group: cents,
    large_group: cents,
    economy: cents,
    transferFee: cents,
    childShare: share,
    returns: fc.boolean(),
    couponShare: share,
    starDiscount: share,
  })
  .map(({ entry, childShare, returns, couponShare, starDiscount, ...prices }) =>
    givenPriceInput({
      entry,
      starDiscount,
      doesIncludeReturnTransport: returns,
      coupon: { discount: couponShare, tours: ['masada'] },
      ticketTypes: [
        { type: 'adult', pricePortion: 1 },
        { type: 'child', pricePortion: childShare },
        { type: 'infant', pricePortion: 0 },
      ],
      priceLists: [{ ...masada2026, prices: allPairs().map((pair) => givenPair({ ...pair, ...prices })) }],
    }),
  )

const orders = fc.record({
  orderType: fc.constantFrom(...orderTypes),
  entries: fc.array(inputs, { minLength: 1, maxLength: 4 }),
  customTotalPrice: fc.constant(null),
  rate: fc.constantFrom(1, 0.92, 3.7),
  isToBeDetermined: fc.constant(false),
})

function linesOf(input: Partial<EntryPriceInput>) {
  return priceLines(priceEntry(givenPriceInput(input)).steps)
}

function sumOf(lines: { cents: number }[]): number {
  return lines.reduce((sum, line) => sum + line.cents, 0)
}
