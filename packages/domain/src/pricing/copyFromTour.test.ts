import { describe, expect, test } from 'vitest'
import { copyFromTour, type OfferingTour } from './copyFromTour.ts'
import type { PricePair } from './priceList.ts'

const pair: PricePair = {
  pickup: 'tel_aviv',
  dropoff: 'jerusalem',
  pickupTime: '07:15',
  prices: {
    economy: 7000,
    small_group: 12500,
    medium_group: 9900,
    large_group: 8900,
    private_group: {
      four_seater: 62000,
      four_seater_deluxe: 78000,
      seven_seater: 74000,
      seven_seater_deluxe: 92000,
      ten_seater: 88000,
      nineteen_seater: 119000,
    },
    transferFee: 1500,
  },
}
const none: PricePair = {
  ...pair,
  dropoff: 'jaffa',
  pickupTime: null,
  prices: {
    economy: 0,
    small_group: 0,
    medium_group: 0,
    large_group: 0,
    private_group: {
      four_seater: 0,
      four_seater_deluxe: 0,
      seven_seater: 0,
      seven_seater_deluxe: 0,
      ten_seater: 0,
      nineteen_seater: 0,
    },
    transferFee: 0,
  },
}
const all: OfferingTour = {
  groupTypes: ['small_group', 'medium_group', 'large_group', 'private_group'],
  doesIncludeReturnTransport: true,
}
const small: OfferingTour = { groupTypes: ['small_group'], doesIncludeReturnTransport: true }
const vehicles = Object.keys(pair.prices.private_group)

describe('prices of a list for another tour', () => {
  test('are all copied to a tour that has the same, with times, and pairs without a price stay without', () => {
    const list = { prices: [pair, none] }
    expect(copyFromTour(list, all, all)).toEqual({ prices: [pair, none], dropped: [], unpriced: [] })
  })

  test.each<[string, OfferingTour, OfferingTour, string[], string[]]>([
    ['only small groups fit', all, small, ['medium_group', 'large_group', ...vehicles], []],
    [
      'return transport isn’t included',
      all,
      { ...all, doesIncludeReturnTransport: false },
      ['transferFee'],
      [],
    ],
    [
      'the copied tour no longer has private groups, but has their prices',
      { ...all, groupTypes: ['small_group', 'medium_group', 'large_group'] },
      all,
      vehicles,
      ['private_group'],
    ],
    [
      'the tours have no group type in common',
      small,
      { ...all, groupTypes: ['medium_group'] },
      ['small_group', 'medium_group', 'large_group', ...vehicles],
      ['medium_group'],
    ],
  ])('%s', (_, from, to, dropped, unpriced) => {
    const copied = copyFromTour({ prices: [pair] }, from, to)
    expect(copied).toMatchObject({ dropped, unpriced })
    const [first] = copied.prices
    const cells = { ...first?.prices, ...first?.prices.private_group }
    for (const column of dropped) expect(cells).toMatchObject({ [column]: 0 })
    expect(first).toMatchObject({ pickup: 'tel_aviv', pickupTime: '07:15', prices: { economy: 7000 } })
  })

  test('what the copied list has no price for is named, also if both tours have it', () => {
    const noSmall = { ...pair, prices: { ...pair.prices, small_group: 0, economy: 0, large_group: 0 } }
    expect(copyFromTour({ prices: [noSmall] }, all, all)).toMatchObject({
      dropped: [],
      unpriced: ['small_group', 'large_group'],
    })
  })
})
