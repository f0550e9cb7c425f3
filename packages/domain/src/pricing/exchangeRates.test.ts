import { expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkRates, isRateOld, planRates, ratesOfShekels } from './exchangeRates.ts'

const rates = { EUR: 0.92, ILS: 3.7 }

test('a rate is a positive number with at most six decimals', () => {
  expect(checkRates(rates)).toEqual({ ok: true, value: rates })
  expect(issuesOf(checkRates({ EUR: 0.123456, ILS: 999_999 }))).toEqual([])
  for (const nonsense of [0, -3.7, 0.1234567, 1_000_000, Number.NaN, Number.POSITIVE_INFINITY, null])
    expect(issuesOf(checkRates({ ...rates, ILS: nonsense }))).toEqual([
      { field: 'ILS', code: 'rate_invalid' },
    ])
})

test('a jump of more than a fifth, up or down, needs confirmation', () => {
  expect(planRates(rates, { EUR: 1.104, ILS: 2.96 }, false)).toEqual({
    ok: true,
    value: { EUR: 1.104, ILS: 2.96 },
  })
  const jump = (percent: number, currency = 'ILS') => ({
    ok: false,
    code: 'rate_jump',
    params: { currency, percent },
  })
  expect(planRates(rates, { ...rates, ILS: 37 }, false)).toEqual(jump(900))
  expect(planRates(rates, { ...rates, ILS: 2.9 }, false)).toEqual(jump(22))
  expect(planRates(rates, { EUR: 9.2, ILS: 4.7 }, false)).toEqual(jump(900, 'EUR'))
  expect(planRates(rates, { EUR: 1.2, ILS: 37 }, false)).toEqual(jump(900))
  expect(planRates(rates, { ...rates, ILS: 37 }, true)).toEqual({ ok: true, value: { ...rates, ILS: 37 } })
})

test('the prices of a dollar and a euro in shekels give both rates per dollar', () => {
  expect(ratesOfShekels({ USD: 3.7, EUR: 4.0217 })).toEqual({ EUR: 0.920009, ILS: 3.7 })
})

test('a rate is old after a week, or if it was never set', () => {
  const set = { source: 'hand', updatedAt: '2026-03-01T22:30:00Z' } as const
  expect(isRateOld(set, '2026-03-09')).toBe(false)
  expect(isRateOld(set, '2026-03-10')).toBe(true)
  expect(isRateOld({ ...set, source: 'first' }, '2026-03-02')).toBe(true)
})
