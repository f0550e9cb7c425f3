import { expect, test } from 'vitest'
import { rateOf } from './rateOf.ts'

const today = { USD: 1, EUR: 0.9, ILS: 3.4 }
const inShekels = { currency: 'ILS', rate: 3.7 } as const

test.each([
  ['a new order takes the rate of today', 'ILS', null, 3.4],
  ['without a currency an order is in dollars', null, null, 1],
  ['a saved order keeps its rate', 'ILS', inShekels, 3.7],
  ['another currency takes the rate of today', 'EUR', inShekels, 0.9],
] as const)('HOLE-O5 %s', (_, currency, saved, rate) => {
  expect(rateOf(currency, saved, today)).toBe(rate)
})
