import { expect, test } from 'vitest'
import { codeOf } from '../decision.ts'
import type { Due, PaymentStep } from './payments.ts'
import { type AskedPayment, type ProviderReport, settleByProvider } from './settleByProvider.ts'

const asked: AskedPayment = {
  _id: 'p1',
  action: 'charge',
  status: 'pending',
  amount: 25000,
  currency: 'USD',
  refunds: null,
  provider: 'tranzila',
  transaction: null,
}
const report: ProviderReport = {
  provider: 'tranzila',
  transaction: '7781',
  payment: 'p1',
  amount: 25000,
  currency: 'USD',
}
const due: Due = { total: 25000, currency: 'USD', paymentTBD: false, isAgencyPayment: false }
const settle: PaymentStep = { kind: 'settle', _id: 'p1', transaction: '7781' }
const stepsOf = (payment: AskedPayment, owed: Due | null = due, others: AskedPayment[] = []) => {
  const decided = settleByProvider([payment, ...others], payment, report, owed)
  return decided.ok ? decided.value : decided.code
}

test('a payment that was asked for is settled with its transaction, and again it changes nothing', () => {
  expect(stepsOf(asked)).toEqual([settle])
  expect(stepsOf({ ...asked, status: 'paid', transaction: '7781' })).toEqual([])
})

test('a second transaction for a payment is refused', () => {
  expect(stepsOf({ ...asked, status: 'paid', transaction: '1000' })).toBe('payment_not_pending')
})

test('another amount, currency or provider than was asked for is refused, also after it was paid', () => {
  const wrong: Partial<ProviderReport>[] = [
    { amount: 24999 },
    { amount: 25001 },
    { currency: 'ILS' },
    { currency: null },
    { provider: 'agency' },
  ]
  for (const status of ['pending', 'paid', 'canceled'] as const)
    for (const part of wrong) {
      const decided = settleByProvider([asked], { ...asked, status }, { ...report, ...part }, due)
      expect(codeOf(decided)).toBe('payment_differs')
    }
})

test('money for a request that was dropped takes the place of what is pending', () => {
  const replaced = { ...asked, _id: 'p2' }
  expect(stepsOf({ ...asked, status: 'canceled' }, due, [replaced])).toEqual([
    { kind: 'cancel', _id: 'p2' },
    settle,
  ])
})

test('money for a canceled order is recorded and goes back', () => {
  const refund = { kind: 'refund', of: 'p1', amount: 25000 }
  for (const status of ['pending', 'canceled'] as const)
    expect(stepsOf({ ...asked, status }, null)).toEqual([settle, refund])
})

test('a refund that the provider made is settled, and a dropped one is refused', () => {
  const refund = { ...asked, action: 'refund' as const, refunds: 'p0' }
  expect(stepsOf(refund)).toEqual([settle])
  expect(stepsOf(refund, null)).toEqual([settle])
  expect(stepsOf({ ...refund, status: 'canceled' })).toBe('payment_not_pending')
})
