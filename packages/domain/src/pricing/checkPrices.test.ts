import { describe, expect, it } from 'vitest'
import { givenPair } from '../testing/given.ts'
import { allPairs, checkPrices, type TypedPair, wrongPrices } from './checkPrices.ts'

describe('the price table', () => {
  it('HOLE-C25 PLIST-10 has a row for each of the sixteen pairs of cities, in the order of the cities', () => {
    expect(allPairs().map(({ pickup, dropoff }) => `${pickup} ${dropoff}`)).toEqual([
      'tel_aviv tel_aviv',
      'tel_aviv jerusalem',
      'tel_aviv herzliya',
      'tel_aviv jaffa',
      'jerusalem tel_aviv',
      'jerusalem jerusalem',
      'jerusalem herzliya',
      'jerusalem jaffa',
      'herzliya tel_aviv',
      'herzliya jerusalem',
      'herzliya herzliya',
      'herzliya jaffa',
      'jaffa tel_aviv',
      'jaffa jerusalem',
      'jaffa herzliya',
      'jaffa jaffa',
    ])
  })

  it('PLIST-15 accepts 0 and more', () => {
    const prices = { small_group: 125, private_group: { nineteen_seater: 1190 }, transferFee: 15 }
    expect(checkPrices(allPairs().map((pair) => ({ ...pair, prices }))).ok).toBe(true)
    expect(checkPrices([typed({ small_group: 0, transferFee: 0.5 })]).ok).toBe(true)
  })

  it('PLIST-15 HOLE-C28 names value, field and pair of the first wrong cell in the table', () => {
    const pairs = [
      { ...typed({ transferFee: Number.NaN }), pickup: 'jerusalem' as const },
      typed({ small_group: -5, large_group: -6 }),
    ]
    expect(checkPrices(pairs)).toEqual({
      ok: false,
      code: 'price_invalid',
      params: { v: '-5', field: 'small_group', pickup: 'tel_aviv', dropoff: 'jerusalem' },
    })
  })

  it('finds every wrong cell, in the order of the table', () => {
    const pairs = [
      { ...typed({ transferFee: '1.250' }), pickup: 'jerusalem' as const },
      typed({ small_group: -5, economy: 120 }),
    ]
    expect(wrongPrices(pairs).map(({ params }) => params)).toMatchObject([
      { v: '-5', field: 'small_group', pickup: 'tel_aviv' },
      { v: '1.250', field: 'transferFee', pickup: 'jerusalem' },
    ])
  })

  it('PLIST-15 checks the prices by vehicle too, with their own names', () => {
    const pair = typed({ private_group: { four_seater: 'dear' } })
    expect(checkPrices([pair])).toMatchObject({ params: { v: 'dear', field: 'four_seater' } })
  })

  it('HOLE-C28 a cleared cell is refused, a missing price counts as 0', () => {
    expect(checkPrices([typed({ economy: null })])).toMatchObject({
      ok: false,
      params: { v: '', field: 'economy' },
    })
    expect(checkPrices([typed({ economy: '' })])).toMatchObject({ ok: false, params: { v: '' } })
    expect(checkPrices([typed({})]).ok).toBe(true)
  })

  it.each([
    [100_000, true],
    [125.5, true],
    [100_000.01, false],
    [1e15, false],
    [Number.POSITIVE_INFINITY, false],
    [0.004, false],
    [99.999, false],
  ])('PLIST-15 a price of %s USD, or a fee, fits: %s', (amount, isFine) => {
    for (const field of ['economy', 'transferFee'])
      expect(checkPrices([typed({ [field]: amount })])).toEqual(
        isFine
          ? { ok: true, value: true }
          : {
              ok: false,
              code: 'price_out_of_bounds',
              params: {
                v: String(amount),
                field,
                pickup: 'tel_aviv',
                dropoff: 'jerusalem',
                limit: '$100,000',
              },
            },
      )
  })

  it('a price stored before the limit existed can stay, and can change only to a valid one', () => {
    const stored = givenPair({ pickup: 'tel_aviv', dropoff: 'jerusalem' })
    stored.prices.large_group = 100_000_000_000_000
    expect(checkPrices([typed({ large_group: 1e12 })], [stored]).ok).toBe(true)
    const other = givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv' })
    expect(checkPrices([typed({ large_group: 1e12 })], [other, stored]).ok).toBe(true)
    expect(checkPrices([{ ...typed({ large_group: 1e12 }), dropoff: 'jaffa' }], [stored]).ok).toBe(false)
    expect(checkPrices([typed({ large_group: 1e11 })], [stored]).ok).toBe(false)
    expect(checkPrices([typed({ medium_group: 1e12 })], [stored]).ok).toBe(false)
  })

  it('PLIST-16 does not check the pickup time', () => {
    expect(checkPrices([typed({ pickupTime: 'at dawn' })]).ok).toBe(true)
  })
})

function typed(prices: TypedPair['prices'] | Record<string, unknown>): TypedPair {
  return { pickup: 'tel_aviv', dropoff: 'jerusalem', prices: { private_group: {}, ...prices } }
}
