import { describe, expect, it } from 'vitest'
import type { Books, LedgerEntry } from './ledger.ts'
import { isOverdue, listedMoney } from './listedMoney.ts'
import type { Payment } from './payments.ts'

const firstTourDate = '2026-12-01'
const order = { currency: 'USD', firstDueOn: null, firstTourDate } as const

describe('what lists show of an order’s money', () => {
  const cases: [string, Books, ReturnType<typeof listedMoney>][] = [
    ['no price yet', books(), { total: 0, paid: 0, open: 0, overdueFrom: null }],
    ['nothing paid', books(sale(25000)), { total: 25000, paid: 0, open: 25000, overdueFrom: firstTourDate }],
    [
      'a part paid',
      books(sale(25000), payment(10000)),
      { total: 25000, paid: 10000, open: 15000, overdueFrom: firstTourDate },
    ],
    [
      'all paid',
      books(sale(25000), payment(25000)),
      { total: 25000, paid: 25000, open: 0, overdueFrom: null },
    ],
    ['too much paid', books(sale(100), payment(150)), { total: 100, paid: 150, open: 0, overdueFrom: null }],
    [
      'a deposit before there’s a price',
      books(payment(5000)),
      { total: 0, paid: 5000, open: 0, overdueFrom: null },
    ],
    [
      'a wrong payment taken back',
      books(sale(100), payment(100), { ...row('reversal', 100), reverses: 'payment' }),
      { total: 100, paid: 0, open: 100, overdueFrom: firstTourDate },
    ],
    [
      'an old sum in another currency',
      books(sale(25000), { ...sale(900), currency: 'ILS' }),
      { total: 25000, paid: 0, open: 25000, overdueFrom: firstTourDate },
    ],
  ]

  it.each(cases)('%s', (_, played, expected) => {
    expect(listedMoney(played, order)).toEqual(expected)
  })

  it('HOLE-O27 money that’s promised back pays for nothing: after a lower and then a higher price, the rise is open', () => {
    const promised: Payment = {
      _id: 'back',
      action: 'refund',
      status: 'pending',
      amount: 5000,
      currency: 'USD',
      refunds: 'payment',
      instalment: null,
    }
    const played = { ...books(sale(12000), payment(15000)), payments: [promised] }
    expect(listedMoney(played, order)).toMatchObject({ total: 12000, paid: 15000, open: 2000 })
  })
})

describe('an order is overdue', () => {
  it.each([
    ['on the due day of its first charge', '2026-11-03', false],
    ['the day after', '2026-11-04', true],
    ['on the day of its first tour', '2026-12-01', true],
  ])('while its customer hasn’t paid, %s: %s', (_, today, expected) => {
    const { overdueFrom } = listedMoney(books(sale(25000)), { ...order, firstDueOn: '2026-11-03' })
    expect(isOverdue(overdueFrom, today)).toBe(expected)
  })

  it.each([
    ['the day before its first tour', '2026-11-30', false],
    ['on the day of its first tour', '2026-12-01', true],
    ['afterwards', '2026-12-02', true],
  ])('while its agency hasn’t paid, %s: %s', (_, today, expected) => {
    const { overdueFrom } = listedMoney(books(sale(25000)), order)
    expect(isOverdue(overdueFrom, today)).toBe(expected)
  })

  it('never, if nothing is open', () => {
    expect(isOverdue(listedMoney(books(), order).overdueFrom, '2030-01-01')).toBe(false)
    const paid = books(sale(100), payment(100))
    expect(listedMoney(paid, { ...order, firstDueOn: '2026-11-03' }).overdueFrom).toBeNull()
  })
})

function books(...entries: LedgerEntry[]): Books {
  return { payments: [], entries }
}

function sale(amount: number): LedgerEntry {
  return row('sale', amount)
}

function payment(amount: number): LedgerEntry {
  return { ...row('payment', -amount), payment: 'payment', method: 'cash' }
}

function row(kind: LedgerEntry['kind'], amount: number): LedgerEntry {
  const none = { payment: null, method: null, reason: null, reverses: null, entry: null }
  return { _id: kind, kind, amount, currency: 'USD', ...none }
}
