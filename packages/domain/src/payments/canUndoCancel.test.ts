import { expect, it } from 'vitest'
import { canUndoCancel } from './canUndoCancel.ts'
import type { LedgerEntry } from './ledger.ts'
import type { Payment } from './payments.ts'

const row = (kind: LedgerEntry['kind'], amount: number, payment: string | null = null): LedgerEntry => ({
  _id: `${kind} ${amount}`,
  kind,
  amount,
  currency: 'USD',
  payment,
  method: null,
  reason: null,
  reverses: null,
  entry: null,
})
const charge = (status: Payment['status'], action: Payment['action'] = 'charge'): Payment => ({
  _id: `${action} ${status}`,
  action,
  status,
  amount: 25_000,
  currency: 'USD',
  refunds: null,
  instalment: null,
})
const sale = row('sale', 25_000)
const line = (fee: number) => [{ entry: 'e1', share: 25_000, percent: 0, tier: null, fee }]

it.each([
  ['an order that nobody paid', [charge('pending')], [sale], line(0), 0, true],
  ['an order without a price', [], [], line(0), 0, true],
  ['an unpaid order whose fee is given up', [charge('pending')], [sale], line(25_000), 25_000, true],
  ['an unpaid order whose fee is collected', [charge('pending')], [sale], line(25_000), 0, false],
  ['a paid order', [charge('paid')], [sale, row('payment', -25_000, 'p1')], line(0), 0, false],
  [
    'an order whose payment was taken back',
    [charge('pending')],
    [sale, row('payment', -25_000, 'p1'), row('reversal', 25_000)],
    line(0),
    0,
    false,
  ],
  ['an order with a refund', [charge('pending', 'refund')], [sale], line(0), 0, false],
  ['an order with an earlier fee', [charge('pending')], [sale, row('fee', 5_000)], line(0), 0, false],
] as const)('canceling %s', (_, payments, entries, lines, writeOff, expected) => {
  const books = { payments: [...payments], entries: [...entries] }
  expect(canUndoCancel(books, { lines: [...lines], writeOff })).toBe(expected)
})
