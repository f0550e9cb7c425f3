import type { CalculatedPrices, Order } from '@tourdesk/contract/orders/orderShapes'
import { givenEntry, givenOrder } from '@tourdesk/domain/testing/given'
import { expect, test } from 'vitest'
import { discountOn, entryPrice, isPricedNow, pricedPart, totalPrice, unsoldReturns } from './price.ts'

type Portion = CalculatedPrices['pricePortions'][number]

function portion(changes: Partial<Portion>): Portion {
  return {
    tour: 'masada',
    totalPrice: 0,
    couponDiscount: 0,
    generalDiscount: 0,
    unpriced: null,
    couponValid: null,
    tickets: {},
    priceLines: null,
    pickupTimeStart: null,
    ...changes,
  }
}

function prices(...pricePortions: Portion[]): CalculatedPrices {
  return { totalPrice: 0, paymentTBD: false, instalments: [], coupon: null, pricePortions }
}

test('HOLE-O5 prices are shown in the currency of the order, with two decimals', () => {
  expect(entryPrice(givenEntry(), portion({ totalPrice: 118.4 }), 3.7)).toEqual({
    kind: 'amount',
    amount: 438.08,
  })
})

test('HOLE-O17 an incomplete entry has no price, one without a list price is open', () => {
  expect(entryPrice(givenEntry(), portion({ unpriced: 'incomplete' }), 1)).toEqual({ kind: 'none' })
  expect(entryPrice(givenEntry(), portion({ unpriced: 'no_price' }), 1)).toEqual({
    kind: 'open',
    why: 'no_price',
  })
})

test('PRICE-13 a custom total is the total of the order', () => {
  const draft = givenOrder({ customTotalPrice: 480 })
  expect(totalPrice(draft, prices(portion({ totalPrice: 500 })), 0.92)).toEqual({
    kind: 'amount',
    amount: 480,
  })
})

test('PRICE-19 HOLE-O37 the total adds up the prices, without canceled tours', () => {
  const draft = givenOrder({
    selectedTours: [givenEntry(), givenEntry({ status: 'CANCELED' }), givenEntry({ tour: null })],
  })
  const calculated = prices(
    portion({ totalPrice: 239.2 }),
    portion({ totalPrice: 100 }),
    portion({ unpriced: 'incomplete' }),
  )
  expect(totalPrice(draft, calculated, 1)).toEqual({ kind: 'amount', amount: 239.2 })
})

test('HOLE-O17 one tour without a price makes the total to be determined', () => {
  const draft = givenOrder({ selectedTours: [givenEntry(), givenEntry()] })
  const calculated = prices(portion({ totalPrice: 239.2 }), portion({ unpriced: 'no_price_list' }))
  expect(totalPrice(draft, calculated, 1)).toEqual({ kind: 'open' })
  expect(totalPrice(givenOrder(), null, 1)).toEqual({ kind: 'none' })
})

test('HOLE-O7 HOLE-O8 the discount shown is the better one', () => {
  expect(discountOn(portion({ couponDiscount: 0.85 }))).toBe(0.15)
  expect(discountOn(portion({ generalDiscount: 0.92 }))).toBe(0.08)
  expect(discountOn(portion({}))).toBe(0)
})

test('HOLE-C24 a paid return without a list price is reported for its entry', () => {
  expect(unsoldReturns(prices(portion({}), portion({ unpriced: 'return_needs_quote' })))).toEqual([1])
})

test('PRICE-01 names, notes and wishes ask for no new price, a party does', () => {
  const draft = givenOrder({ selectedTours: [givenEntry()] })
  const before = pricedPart(draft)
  const named = { ...draft, userInformation: { ...draft.userInformation, firstName: 'Noa' } }
  const noted = { ...draft, selectedTours: [givenEntry({ notes: 'Two wheelchairs', guide: 'Avi Peretz' })] }
  const larger = { ...draft, selectedTours: [givenEntry({ participants: { adult: 5 } })] }
  expect(pricedPart(named)).toEqual(before)
  expect(pricedPart(noted)).toEqual(before)
  expect(pricedPart(larger)).not.toEqual(before)
})

test('only an order saved without a price shows a note once it has one', () => {
  const open = { orderType: 'daily', status: 'pending', paymentTBD: true } as Order
  const priced = { kind: 'amount', amount: 288 } as const
  expect(isPricedNow(open, null, priced)).toBe(true)
  expect(isPricedNow(open, null, { kind: 'open' })).toBe(false)
  expect(isPricedNow(open, 300, priced)).toBe(false)
  expect(isPricedNow({ ...open, orderType: 'private' }, null, priced)).toBe(false)
  expect(isPricedNow({ ...open, paymentTBD: false }, null, priced)).toBe(false)
  expect(isPricedNow(null, null, priced)).toBe(false)
})
