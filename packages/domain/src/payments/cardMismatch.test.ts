import { expect, it } from 'vitest'
import { cardMismatch, type PaidByCard, type ReportedTransaction } from './cardMismatch.ts'

const payment: PaidByCard = { action: 'charge', amount: 25000, currency: 'USD' }
const charge: ReportedTransaction = { kind: 'charge', isApproved: true, amount: 25000, currency: 'USD' }
const missing = { kind: 'card_missing', expected: 25000, found: null }
const differs = { kind: 'card_differs', expected: 25000 }

it.each([
  ['the same charge', payment, charge, null],
  [
    'the same refund',
    { ...payment, action: 'refund' as const },
    { ...charge, kind: 'refund' as const },
    null,
  ],
  ['nothing', payment, null, missing],
  ['a refused charge', payment, { ...charge, isApproved: false }, missing],
  ['a refund instead of a charge', payment, { ...charge, kind: 'refund' as const }, missing],
  ['a charge instead of a refund', { ...payment, action: 'refund' as const }, charge, missing],
  ['another amount', payment, { ...charge, amount: 24000 }, { ...differs, found: 24000 }],
  ['another currency', payment, { ...charge, currency: 'EUR' as const }, { ...differs, found: 25000 }],
  ['a currency that we don’t use', payment, { ...charge, currency: null }, { ...differs, found: 25000 }],
])('the provider reports %s for a paid card payment', (_, paid, reported, expected) => {
  expect(cardMismatch(paid, reported)).toEqual(expected)
})
