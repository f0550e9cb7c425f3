import { describe, expect, test } from 'vitest'
import { type CreditTerms, checkCredit, exposureOf } from './exposure.ts'

const rates = { USD: 1, EUR: 0.92, ILS: 3.7 }
const blocked: CreditTerms = { creditLimit: 100_000, isPrepaid: false, atLimit: 'block' }
const agent = { mayPass: false, reason: '', phone: '03-5550100' }
const clerk = { ...agent, mayPass: true }

test('what an agency owes is the sum of its balances in dollars, less what it’s owed', () => {
  expect(exposureOf([], rates)).toBe(0)
  expect(
    exposureOf(
      [
        { currency: 'USD', amount: 10_000 },
        { currency: 'ILS', amount: 37_000 },
        { currency: 'EUR', amount: -920 },
      ],
      rates,
    ),
  ).toBe(19_000)
})

describe('an order', () => {
  const over = { before: 90_000, after: 100_001 }
  const refused = { ok: false, code: 'credit_limit_reached', params: { phone: '03-5550100' } }

  test('may use the limit to the last cent', () => {
    const value = { isOver: false, isPassed: false }
    expect(checkCredit({ before: 90_000, after: 100_000 }, blocked, agent)).toEqual({ ok: true, value })
  })

  test('above the limit is refused', () => {
    expect(checkCredit(over, blocked, agent)).toEqual(refused)
    expect(checkCredit(over, blocked, { ...agent, reason: 'They will pay' })).toEqual(refused)
  })

  test('above the limit is refused to staff too, unless they give a reason', () => {
    expect(checkCredit(over, blocked, { ...clerk, reason: '  ' })).toEqual(refused)
    const value = { isOver: true, isPassed: true }
    expect(checkCredit(over, blocked, { ...clerk, reason: 'They will pay' })).toEqual({ ok: true, value })
  })

  test('above the limit is only marked where that warns', () => {
    const value = { isOver: true, isPassed: false }
    expect(checkCredit(over, { ...blocked, atLimit: 'warn' }, agent)).toEqual({ ok: true, value })
  })

  test.each([
    ['that lowers what is owed', { before: 200_000, after: 199_999 }, blocked],
    ['that changes nothing', { before: 200_000, after: 200_000 }, blocked],
    ['of an agency without a limit', over, { ...blocked, creditLimit: null }],
  ])('%s may always be saved', (_, owed, terms) => {
    expect(checkCredit(owed, terms, agent)).toEqual({ ok: true, value: null })
  })

  test('of a prepaid agency may use what it has paid in', () => {
    const prepaid = { ...blocked, isPrepaid: true }
    expect(checkCredit({ before: -10_000, after: 0 }, prepaid, agent).ok).toBe(true)
    expect(checkCredit({ before: -10_000, after: 1 }, prepaid, agent)).toEqual(refused)
  })
})
