import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert } from '../money.ts'
import { convertLines } from './convertLines.ts'

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

test.each([
  ['one discount, in shekels', [[25_033, -2_503]], 3.6543, [[91_478, -9_147]], 82_331],
  [
    'two tours in shekels, each with its own discount',
    [
      [24_000, 8_401, -3_240],
      [9_999, -1_500],
    ],
    3.7219,
    [
      [89_326, 31_267, -12_059],
      [37_216, -5_583],
    ],
    140_167,
  ],
  ['dollars', [[24_000, -3_600], [9_900]], 1, [[24_000, -3_600], [9_900]], 30_300],
  ['an order without a price', [[]], 3.7, [[]], 0],
])('%s: the lines at the frozen rate add up to the total', (_, tours, rate, lines, total) => {
  expect(convertLines(tours, rate)).toEqual(lines)
  expect(sumOf(lines.flat())).toBe(total)
  expect(convert(sumOf(tours.flat()), rate)).toBe(total)
})

test('whatever the lines and the rate, they add up to the total, and none is off by more than a cent', () => {
  const cents = fc.integer({ min: -2_000_000, max: 2_000_000 })
  const tours = fc.array(fc.array(cents, { maxLength: 6 }), { maxLength: 6 })
  const rate = fc.integer({ min: 1, max: 5_000_000 }).map((millionths) => millionths / 1_000_000)
  fc.assert(
    fc.property(tours, rate, (given, frozen) => {
      const lines = convertLines(given, frozen)
      expect(sumOf(lines.flat())).toBe(convert(sumOf(given.flat()), frozen))
      lines.flat().forEach((line, index) => {
        expect(Math.abs(line - given.flat()[index]! * frozen)).toBeLessThanOrEqual(1.000001)
      })
    }),
  )
})
