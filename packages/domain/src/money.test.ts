import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, convert, exchange, prorate, roundToDollar, shareOf, toCents, toDollars } from './money.ts'

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

  it('an amount is prorated half up, exactly also where products are large', () => {
    expect(prorate(1_200, { part: 9_000, whole: 10_000 })).toBe(1_080)
    expect([1, 3, -1, -3].map((cents) => prorate(cents, { part: 1, whole: 2 }))).toEqual([1, 2, -1, -2])
    expect(prorate(1, { part: 1, whole: 3 })).toBe(0)
    expect(prorate(900_719_925_474, { part: 2_000_003, whole: 2_000_000 })).toBe(900_721_276_554)
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.integer({ min: 1 }), (cents, part, whole) => {
        expect(prorate(-cents, { part, whole })).toBe(0 - prorate(cents, { part, whole }))
        expect(prorate(cents, { part: whole, whole })).toBe(cents)
      }),
    )
  })

  it('an amount converts between currencies by both rates', () => {
    expect(exchange(100_000, { from: 3.7, to: 1 })).toBe(27_027)
    expect(exchange(27_027, { from: 1, to: 3.7 })).toBe(100_000)
    expect(exchange(100_000, { from: 3.7, to: 0.92 })).toBe(24_865)
    expect(exchange(99_999, { from: 3.7, to: 3.7 })).toBe(99_999)
  })

  it('a split gives each its part by weight, and the odd cents to the largest remainders', () => {
    expect(allocate(100_000, [25_000, 15_000, 10_000])).toEqual([50_000, 30_000, 20_000])
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(100, [5_000, 15_000, 15_000])).toEqual([14, 43, 43])
    expect(allocate(101, [0, 2, 1])).toEqual([0, 67, 34])
  })

  it('a split by weights that are all 0 goes to the first, and a split among nobody is empty', () => {
    expect(allocate(1000, [0, 0, 0])).toEqual([1000, 0, 0])
    expect(allocate(1000, [])).toEqual([])
  })

  it('the parts of a split add up exactly, and none is more than a cent off', () => {
    const amount = fc.nat(1_000_000_000)
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 30 }), (cents, weights) => {
        const parts = allocate(cents, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        if (total === 0) return
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - cents * ((weights[index] ?? 0) / total))).toBeLessThan(1.01)
      }),
    )
  })

  it('an amount and its reversal round and split alike', () => {
    expect([shareOf(5, 0.5), shareOf(-5, 0.5), roundToDollar(-250), toCents(-0.29)]).toEqual([
      3, -3, -300, -29,
    ])
    expect([shareOf(-1, 0.1), allocate(-1, [1, 1])]).toEqual([0, [-1, 0]])
    const amount = fc.nat(1_000_000_000)
    const share = fc.double({ min: 0, max: 20, noNaN: true })
    fc.assert(
      fc.property(amount, share, fc.array(amount, { maxLength: 10 }), (cents, part, weights) => {
        expect(shareOf(cents, part) + shareOf(-cents, part)).toBe(0)
        expect(allocate(-cents, weights).map((back) => 0 - back)).toEqual(allocate(cents, weights))
      }),
    )
  })
})
