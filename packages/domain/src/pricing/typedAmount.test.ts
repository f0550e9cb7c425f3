import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedAmount, typedAmounts, writtenAmount } from './typedAmount.ts'
import { currencies } from './vocabulary.ts'

describe('an amount as people type it', () => {
  it.each([
    ['$1,940.50', 'USD', 1940.5],
    ['US$ 1,234.50', 'USD', 1234.5],
    ['1,234.50 USD', 'USD', 1234.5],
    ['1.234,50 $', 'USD', 1234.5],
    ['\u200e$1,250.00\u200f', 'USD', 1250],
    ['₪1,940', 'ILS', 1940],
    ['1,940 ₪', 'ILS', 1940],
    ['\u2066₪1,940.00\u2069', 'ILS', 1940],
    ['1940 ש"ח', 'ILS', 1940],
    ['1940 ש״ח', 'ILS', 1940],
    ['1940 nis', 'ILS', 1940],
    ['€90', 'EUR', 90],
    ['90 €', 'EUR', 90],
    ['$', 'USD', null],
    ['', 'USD', null],
    ['₪9,500', null, 9500],
    ['9500 $', null, 9500],
  ] as const)('%j in %s is %s', (text, currency, value) => {
    expect(typedAmount(text, currency)).toEqual({ ok: true, value })
  })

  it.each([
    ['₪1,940', 'USD'],
    ['€90', 'USD'],
    ['$90', 'ILS'],
    ['90 ₪', 'EUR'],
  ] as const)('%j is not an amount in %s', (text, currency) => {
    expect(typedAmount(text, currency)).toEqual({ ok: false, code: 'currency_differs', params: { currency } })
  })

  it.each(['$$5', '12%', '$5 ₪', '£5', '$ free'])('%j is no amount', (text) => {
    expect(typedAmount(text, 'USD').ok).toBe(false)
  })

  it('goes below 0 only where it may', () => {
    expect(typedAmount('-$5', 'USD')).toEqual({ ok: false, code: 'number_negative' })
    expect(typedAmount('-$5', 'USD', true)).toEqual({ ok: true, value: -5 })
    expect(typedAmount('$-5.50', 'USD', true)).toEqual({ ok: true, value: -5.5 })
  })

  it('shows the others of a block how decimals are written', () => {
    expect(typedAmounts(['$1.250', '$99,50'], 'USD')).toEqual([
      { ok: true, value: 1250 },
      { ok: true, value: 99.5 },
    ])
  })
})

it('reads every amount again as its field shows it', () => {
  const cents = fc.integer({ min: -40_000_000, max: 40_000_000 })
  fc.assert(
    fc.property(cents, fc.constantFrom(...currencies, null), (amount, currency) => {
      const shown = writtenAmount(amount / 100, currency)
      expect(typedAmount(shown, currency, true)).toEqual({ ok: true, value: amount / 100 })
    }),
  )
  expect(writtenAmount(1940, 'ILS')).toBe('₪1940')
  expect(writtenAmount(1940.5, 'USD')).toBe('$1940.50')
  expect(writtenAmount(-5, 'USD')).toBe('-$5')
  expect(writtenAmount(9500, null)).toBe('9500')
})
