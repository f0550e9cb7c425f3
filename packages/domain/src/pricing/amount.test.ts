import { expect, it } from 'vitest'
import { highestAmount, isAmount, limitTexts, readAmount } from './amount.ts'
import { currencies, currencySymbols } from './vocabulary.ts'

it.each([
  [0, true],
  [0.01, true],
  [99.99, true],
  [0.29, true],
  [100_000, true],
  [100_000.01, false],
  [1e12, false],
  [1e15, false],
  [Number.POSITIVE_INFINITY, false],
  [0.004, false],
  [99.999, false],
  [-0.01, false],
  [Number.NaN, false],
])('an amount of %s USD can be kept: %s', (amount, isOne) => {
  expect(isAmount(amount, 'USD')).toBe(isOne)
})

it('the limit of each currency is about 100,000 dollars, and the error states it', () => {
  expect(readAmount(400_000, 'ILS')).toEqual({ ok: true, value: 40_000_000 })
  expect(readAmount(400_000.5, 'ILS')).toEqual({
    ok: false,
    code: 'amount_out_of_bounds',
    params: { limit: '₪400,000' },
  })
  for (const currency of currencies)
    expect(limitTexts[currency]).toBe(
      currencySymbols[currency] + highestAmount[currency].toLocaleString('en'),
    )
  expect(readAmount(100_001, 'EUR')).toMatchObject({ params: { limit: '€100,000' } })
})
