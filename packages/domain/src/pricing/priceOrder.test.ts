import { describe, expect, it } from 'vitest'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { givenEntry, givenPriceInput } from '../testing/given.ts'
import { priceEntry } from './priceEntry.ts'
import { type OrderPriceInput, priceOrder } from './priceOrder.ts'

describe('the price of an order', () => {
  it('PRICE-02 HOLE-O4 is the sum of its entries, with one portion for each in order', () => {
    const price = priceOrder(order([{}, { group_type: 'medium_group' }]))
    expect(price.totalCents).toBe(44800)
    expect(price.pricePortions.map((portion) => portion.totalCents)).toEqual([25000, 19800])
    expect(price.paymentTBD).toBe(false)
  })

  it('HOLE-O37 a canceled entry keeps its price and does not count', () => {
    const price = priceOrder(order([{}, { status: 'CANCELED' }]))
    expect(price.totalCents).toBe(25000)
    expect(price.pricePortions[1]?.totalCents).toBe(25000)
  })

  it('HOLE-O5 the total is converted to the order’s currency at its frozen rate', () => {
    expect(priceOrder(order([{}], { rate: 3.7 }))).toMatchObject({
      totalCents: 25000,
      totalInCurrency: 92500,
    })
    expect(priceOrder(order([{}], { rate: 0.92 }))).toMatchObject({ totalInCurrency: 23000 })
  })

  it('HOLE-O5 an unchanged saved price is not recalculated', () => {
    const settled = { ...priceEntry(givenPriceInput()), totalCents: 19900 }
    const entries = [{ ...givenPriceInput(), settled }, givenPriceInput()]
    const price = priceOrder({ ...order([]), entries })
    expect(price.totalCents).toBe(44900)
    expect(price.pricePortions[0]).toEqual(settled)
  })

  it('PRICE-13 HOLE-O18 a custom total stays as typed and does not change the entries', () => {
    const price = priceOrder(order([{}], { customTotalPrice: 100, rate: 3.7 }))
    expect(price).toMatchObject({ totalInCurrency: 10000, totalCents: 2703, paymentTBD: false })
    expect(price.pricePortions[0]?.totalCents).toBe(25000)
  })

  it('HOLE-O18 a custom total of 0 is a price', () => {
    expect(priceOrder(order([{}], { customTotalPrice: 0 }))).toMatchObject({
      totalCents: 0,
      paymentTBD: false,
    })
  })

  it('HOLE-O17 PRICE-17 one entry without a price makes the whole total to be determined', () => {
    expect(priceOrder(order([{}, { date: '2030-01-01' }]))).toMatchObject({ totalCents: 0, paymentTBD: true })
  })

  it('HOLE-O17 a canceled entry without a price does not', () => {
    const entries = [{}, { date: '2030-01-01', status: 'CANCELED' as const }]
    expect(priceOrder(order(entries))).toMatchObject({ totalCents: 25000, paymentTBD: false })
  })

  it('HOLE-O17 staff can leave the price of a private order open until a custom total is set', () => {
    const open = order([{}], { isToBeDetermined: true })
    expect(priceOrder(open)).toMatchObject({ totalCents: 0, paymentTBD: true })
    expect(priceOrder({ ...open, customTotalPrice: 480 })).toMatchObject({
      totalCents: 48000,
      paymentTBD: false,
    })
  })
})

function order(entries: Partial<EntryDraft>[], changes: Partial<OrderPriceInput> = {}): OrderPriceInput {
  return {
    orderType: 'daily',
    entries: entries.map((entry) => givenPriceInput({ entry: givenEntry(entry) })),
    customTotalPrice: null,
    rate: 1,
    isToBeDetermined: false,
    ...changes,
  }
}
