import { expect, test } from 'vitest'
import { savedTotal } from './savedTotal.ts'

const order = { customTotal: null, totalCents: 250_00, rate: 3.7, isToBeDetermined: false }

test('HOLE-O5 the sum of the entries is told in the currency of the order, by its own rate', () => {
  expect(savedTotal(order)).toBe(925_00)
})

test('HOLE-O18 what was agreed by hand stands as it was typed', () => {
  expect(savedTotal({ ...order, customTotal: 900_01 })).toBe(900_01)
  expect(savedTotal({ ...order, customTotal: 0 })).toBe(0)
})

test('HOLE-O17 a total that is to be determined is none, not nothing to pay', () => {
  expect(savedTotal({ ...order, totalCents: 0, isToBeDetermined: true })).toBeNull()
})
