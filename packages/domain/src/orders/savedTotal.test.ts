import { expect, test } from 'vitest'
import { savedTotal } from './savedTotal.ts'

const order = { customTotal: null, totalCents: 250_00, rate: 3.7, isToBeDetermined: false }

test('HOLE-O5 the sum of the entries is converted to the order’s currency at its own rate', () => {
  expect(savedTotal(order)).toBe(925_00)
})

test('HOLE-O18 a custom total stays as typed', () => {
  expect(savedTotal({ ...order, customTotal: 900_01 })).toBe(900_01)
  expect(savedTotal({ ...order, customTotal: 0 })).toBe(0)
})

test('HOLE-O17 a total to be determined is null, not 0', () => {
  expect(savedTotal({ ...order, totalCents: 0, isToBeDetermined: true })).toBeNull()
})
