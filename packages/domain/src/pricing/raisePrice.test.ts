import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isRise, type PriceRise, type Rounding, raisePrice } from './raisePrice.ts'

const percent = (amount: number): PriceRise => ({ by: 'percent', amount })
const dollars = (amount: number): PriceRise => ({ by: 'dollars', amount })

describe('a price of the next season', () => {
  test.each<[number, PriceRise, Rounding, number | null]>([
    [149_00, percent(5), 'cent', 156_45],
    [149_00, percent(5), 'dollar', 156_00],
    [149_00, percent(5), 'five', 155_00],
    [149_00, percent(5), 'ten', 160_00],
    [149_00, percent(5), 'ninety', 156_90],
    [150_00, percent(5), 'five', 160_00],
    [150_00, percent(0), 'cent', 150_00],
    [150_00, percent(-10), 'cent', 135_00],
    [1_00, percent(0.5), 'cent', 1_01],
    [99_00, percent(1.5), 'cent', 100_49],
    [10_10, percent(0.05), 'cent', 10_11],
    [149_00, dollars(7.5), 'cent', 156_50],
    [149_00, dollars(7.5), 'dollar', 157_00],
    [149_00, dollars(-10), 'five', 140_00],
    [155_40, percent(0), 'ninety', 155_90],
    [155_39, percent(0), 'ninety', 154_90],
    [30, percent(0), 'ninety', 90],
    [100_000_00, percent(0), 'ten', 100_000_00],
  ])('%d cents with %o to the %s is %d', (cents, rise, rounding, price) => {
    expect(raisePrice(cents, rise, rounding)).toBe(price)
  })

  it('that was no price stays none', () => {
    expect(raisePrice(0, dollars(10), 'five')).toBe(0)
    expect(raisePrice(0, percent(10), 'ninety')).toBe(0)
  })

  it('never rounds down to none', () => {
    expect(raisePrice(2_00, percent(0), 'five')).toBe(5_00)
    expect(raisePrice(4_00, percent(-50), 'ten')).toBe(10_00)
  })

  it('is none that can be saved below a cent or above the highest price', () => {
    expect(raisePrice(5_00, dollars(-5), 'cent')).toBeNull()
    expect(raisePrice(5_00, dollars(-10), 'five')).toBeNull()
    expect(raisePrice(99_999_00, percent(1), 'cent')).toBeNull()
  })

  it('is never further from the exact price than half a step, and has the ending that was chosen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_00, max: 9_000_00 }),
        fc.integer({ min: -5000, max: 10_000 }),
        (cents, parts) => {
          const exact = cents * (1 + parts / 10_000)
          const five = raisePrice(cents, percent(parts / 100), 'five') ?? 0
          const ninety = raisePrice(cents, percent(parts / 100), 'ninety') ?? 0
          expect(five % 500).toBe(0)
          expect(ninety % 100).toBe(90)
          expect(Math.abs(five - exact)).toBeLessThan(250.001)
          expect(Math.abs(ninety - exact)).toBeLessThan(50.001)
        },
      ),
    )
  })
})

test('a change has two decimals at most and stays within reason', () => {
  expect(
    [percent(5), percent(-99), percent(0), percent(2.25), dollars(-10), dollars(0.01)].map(isRise),
  ).toEqual(Array(6).fill(true))
  expect(
    [percent(-100), percent(901), percent(1.005), dollars(0.001), dollars(100_001), percent(Number.NaN)].map(
      isRise,
    ),
  ).toEqual(Array(6).fill(false))
})
