import { expect, test } from 'vitest'
import { inCurrency, typedBehind } from './convertedTotal.ts'

const rates = { USD: 1, EUR: 0.92, ILS: 3.7 }
const rateOf = (currency: keyof typeof rates) => rates[currency]
const typed = { amount: 1000, currency: 'ILS' } as const

test('a custom total follows the currency', () => {
  expect(inCurrency(typed, 'USD', rateOf)).toBe(270.27)
  expect(inCurrency(typed, 'EUR', rateOf)).toBe(248.65)
  expect(inCurrency(typed, 'ILS', rateOf)).toBe(1000)
})

test('a custom total converted through other currencies comes back as typed', () => {
  const euros = { amount: inCurrency(typed, 'EUR', rateOf), currency: 'EUR' } as const
  expect(typedBehind(euros, typed, rateOf)).toEqual(typed)
  expect(inCurrency(typedBehind(euros, typed, rateOf), 'ILS', rateOf)).toBe(1000)
})

test('a newly typed amount is the one converted to the next currency', () => {
  const retyped = { amount: 300, currency: 'USD' } as const
  expect(typedBehind(retyped, typed, rateOf)).toEqual(retyped)
  expect(typedBehind(retyped, null, rateOf)).toEqual(retyped)
})
