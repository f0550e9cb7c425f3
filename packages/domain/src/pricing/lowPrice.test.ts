import { describe, expect, it, test } from 'vitest'
import { givenPair, masada2026 } from '../testing/given.ts'
import { lowPricesOf, lowStarPrice } from './lowPrice.ts'

const all = ['small_group', 'medium_group', 'large_group', 'private_group'] as const

describe('the lowest prices of a tour', () => {
  it('TOUR-38 HOLE-C36 are the smallest above 0 among its group types; economy counts as large', () => {
    expect(lowPricesOf([masada2026], [...all], '2026-03-01')).toEqual({ perPerson: 7900, perVehicle: 62000 })
    expect(lowPricesOf([masada2026], ['small_group', 'medium_group'], '2026-03-01')).toEqual({
      perPerson: 9900,
      perVehicle: null,
    })
  })

  it('HOLE-C36 an empty cell is not a price', () => {
    const pair = givenPair({ pickup: 'jaffa', dropoff: 'jaffa', economy: 0, small_group: 0, medium_group: 0 })
    expect(lowPricesOf([{ ...masada2026, prices: [pair] }], [...all], '2026-03-01').perPerson).toBe(8900)
    expect(lowPricesOf([], [...all], '2026-03-01')).toEqual({ perPerson: null, perVehicle: null })
  })

  it('HOLE-C36 Active lists count until their last day, including future ones; Drafts never count', () => {
    const nextYear = { ...masada2026, startDate: '2027-01-01', endDate: null }
    expect(lowPricesOf([masada2026], [...all], '2026-12-31').perPerson).toBe(7900)
    expect(lowPricesOf([masada2026], [...all], '2027-01-01').perPerson).toBeNull()
    expect(lowPricesOf([nextYear], [...all], '2026-03-01').perPerson).toBe(7900)
    expect(lowPricesOf([{ ...masada2026, status: 'Draft' }], [...all], '2026-03-01').perPerson).toBeNull()
  })
})

test.each([
  ['the sum of its tours at its discount', [12500, 9900], 0.15, 19040],
  ['the plain sum without a discount', [12500, 9900], 0, 22400],
  ['each tour to the cent, as in the order', [3333, 3333], 0.1, 6000],
  ['unknown while one of its tours has none', [12500, null], 0.15, null],
  ['unknown without tours', [], 0.15, null],
] as const)('HOLE-C37 the lowest price of a star tour is %s', (_, tours, discount, price) => {
  expect(lowStarPrice(tours, discount)).toBe(price)
})
