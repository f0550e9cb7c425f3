import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, exchange, roundToDollar, shareOf, splitByWeight, toCents, toDollars } from './money.ts'

describe('money', () => {
  it('HOLE-O9 a list price is rounded to whole dollars, half up', () => {
    expect([24949, 24950, 24999, 25000, 25049, 4949.5].map(roundToDollar)).toEqual([
      24900, 25000, 25000, 25000, 25000, 4900,
    ])
  })

  it('HOLE-O7 a share is rounded half up to the cent, without floating-point errors', () => {
    expect(shareOf(101, 0.5)).toBe(51)
    expect(shareOf(1005, 0.1)).toBe(101)
    expect(shareOf(115, 1.1)).toBe(127)
    expect(shareOf(31300, 0.93)).toBe(29109)
  })

  it('HOLE-O5 dollars convert to another currency by units per dollar', () => {
    expect(convert(12345, 3.7)).toBe(45677)
    expect(convert(12345, 1)).toBe(12345)
    expect(convert(10001, 0.92)).toBe(9201)
  })

  it('dollars on the wire and cents are the same amount', () => {
    expect([0.29, 1.15, 8.2, 1234.56, 4.35].map(toCents)).toEqual([29, 115, 820, 123456, 435])
    fc.assert(fc.property(fc.nat(100_000_000), (cents) => toCents(toDollars(cents)) === cents))
  })

  it('a share never exceeds the whole, and the whole is a share', () => {
    const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
    fc.assert(
      fc.property(fc.nat(100_000_000), share, (cents, part) => {
        expect(shareOf(cents, part)).toBeLessThanOrEqual(cents)
        expect(Number.isInteger(shareOf(cents, part))).toBe(true)
        expect(shareOf(cents, 1)).toBe(cents)
      }),
    )
  })

  it('an amount converts between currencies by both rates', () => {
    expect(exchange(100_000, { from: 3.7, to: 1 })).toBe(27_027)
    expect(exchange(27_027, { from: 1, to: 3.7 })).toBe(100_000)
    expect(exchange(100_000, { from: 3.7, to: 0.92 })).toBe(24_865)
    expect(exchange(99_999, { from: 3.7, to: 3.7 })).toBe(99_999)
  })

  it('a split follows the weights, and spare cents go to the largest remainders', () => {
    expect(splitByWeight(100_000, [25_000, 15_000, 10_000])).toEqual([50_000, 30_000, 20_000])
    expect(splitByWeight(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitByWeight(100, [5_000, 15_000, 15_000])).toEqual([14, 43, 43])
    expect(splitByWeight(101, [0, 2, 1])).toEqual([0, 67, 34])
  })

  it('a split with only zero weights is even, and a split without weights is empty', () => {
    expect(splitByWeight(1000, [0, 0, 0])).toEqual([334, 333, 333])
    expect(splitByWeight(1000, [])).toEqual([])
  })

  it('the parts of a split add up exactly, and none is more than a cent off', () => {
    const amount = fc.nat(1_000_000_000)
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 30 }), (cents, weights) => {
        const parts = splitByWeight(cents, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        const exact = (weight: number) => (total === 0 ? cents / weights.length : cents * (weight / total))
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - exact(weights[index] ?? 0))).toBeLessThan(1.01)
      }),
    )
  })
})
