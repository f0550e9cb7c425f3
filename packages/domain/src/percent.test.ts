import { expect, it } from 'vitest'
import { isDiscount, toPercent, toShare, usualPercent } from './percent.ts'

it.each([
  [25, 0.25],
  [10, 0.1],
  [7, 0.07],
  [12.5, 0.125],
  [29, 0.29],
  [0, 0],
  [100, 1],
])('TICK-03 COUP-03 DISC-10 CCONST-10 %s percent is stored as %s and read back', (percent, share) => {
  expect(toShare(percent)).toBe(share)
  expect(toPercent(share)).toBe(percent)
})

it.each([
  [0, false],
  [0.0001, true],
  [0.9999, true],
  [1, false],
  [-0.1, false],
  [null, false],
  [Number.NaN, false],
])('CCONST-12 a share of %s is a discount: %s', (share, isOne) => {
  expect(isDiscount(share)).toBe(isOne)
})

it('CCONST-11 an empty percentage starts with a half', () => {
  expect(usualPercent).toBe(50)
})
