import { expect, test } from 'vitest'
import { readAmount } from './readAmount.ts'

test.each([
  ['120', 120],
  ['120.5', 120.5],
  ['120,50', 120.5],
  ['1,200', 1200],
  ['1,200.75', 1200.75],
  [' ₪ 350 ', 350],
  ['0', null],
  ['-5', null],
  ['12.345', null],
  ['abc', null],
  ['', null],
  ['1e5', null],
  ['20000000', null],
])('%s is %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})
