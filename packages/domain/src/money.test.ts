import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, roundToDollar, shareOf, toCents, toDollars } from './money.ts'

describe('money', () => {
  it('HOLE-O9 a price list sum becomes whole dollars, half up', () => {
    expect([24949, 24950, 24999, 25000, 25049, 4949.5].map(roundToDollar)).toEqual([
      24900, 25000, 25000, 25000, 25000, 4900,
    ])
  })

  it('HOLE-O7 a share is rounded half up to the cent, free of binary dust', () => {
    expect(shareOf(101, 0.5)).toBe(51)
    expect(shareOf(1005, 0.1)).toBe(101)
    expect(shareOf(115, 1.1)).toBe(127)
    expect(shareOf(31300, 0.93)).toBe(29109)
  })

  it('HOLE-O5 dollars become another currency by units per dollar', () => {
    expect(convert(12345, 3.7)).toBe(45677)
    expect(convert(12345, 1)).toBe(12345)
    expect(convert(10001, 0.92)).toBe(9201)
  })

  it('the dollars of the wire and cents are the same amount', () => {
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
})
