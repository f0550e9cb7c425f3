import { expect, it } from 'vitest'
import type { Books, LedgerEntry } from '../payments/ledger.ts'
import { listedMoney } from '../payments/listedMoney.ts'
import type { Payment } from '../payments/payments.ts'
import { type CheckedOrder, findMismatches } from './findMismatches.ts'

const sale = row({ _id: 'sale', kind: 'sale', amount: 25000 })
const received = row({ _id: 'received', kind: 'payment', amount: -25000, payment: 'cash', method: 'cash' })
const cash: Payment = {
  _id: 'cash',
  action: 'charge',
  status: 'paid',
  amount: 25000,
  currency: 'USD',
  refunds: null,
  instalment: null,
}
const deposit = { n: 1, dueOn: '2026-11-01', amount: 7500 }
const isOpen: Books = { payments: [], entries: [sale] }
const isPaid: Books = { payments: [cash], entries: [sale, received] }
const paid = { status: 'paid', paymentStatus: 'PAID' } as const

const right: [string, Books, Partial<CheckedOrder>][] = [
  ['not paid', isOpen, {}],
  ['paid', isPaid, paid],
  ['waiting for a price', { payments: [], entries: [] }, { price: 0, isUnpriced: true }],
  [
    'canceled, its money kept',
    {
      payments: [cash],
      entries: [
        sale,
        received,
        row({ _id: 'void', kind: 'void', amount: -25000 }),
        row({ _id: 'fee', kind: 'fee', amount: 25000 }),
      ],
    },
    { status: 'canceled', paymentStatus: 'CANCELED' },
  ],
  ['with a deposit', isOpen, { instalments: [deposit, { n: 2, dueOn: '2026-11-17', amount: 17500 }] }],
  ['that gave a credit which is partly spent', isPaid, { ...paid, credits: [{ rest: 1, byLedgers: 1 }] }],
  [
    'with a payment in a currency it had before',
    { payments: [{ ...cash, currency: 'EUR', status: 'canceled' }], entries: [sale] },
    {},
  ],
]

it.each(right)('an order %s agrees with its ledger', (_, books, order) => {
  expect(findMismatches(books, orderWith(books, order))).toEqual([])
})

const wrong: [string, Books, Partial<CheckedOrder>, ReturnType<typeof findMismatches>][] = [
  [
    'costs more than its ledger says',
    isOpen,
    { price: 30000 },
    [{ kind: 'total', expected: 25000, found: 30000 }],
  ],
  [
    'is canceled, but its ledger isn’t',
    isOpen,
    { status: 'canceled', paymentStatus: 'CANCELED' },
    [{ kind: 'total', expected: 25000, found: 0 }],
  ],
  [
    'has a payment that isn’t in its ledger',
    { ...isOpen, payments: [cash] },
    {},
    [{ kind: 'payments', expected: 0, found: 25000 }],
  ],
  [
    'has instalments of another sum',
    isOpen,
    { instalments: [deposit] },
    [{ kind: 'instalments', expected: 25000, found: 7500 }],
  ],
  ['is paid by its status only', isOpen, paid, [{ kind: 'status', expected: null, found: null }]],
  [
    'has the right status and a wrong payment status',
    isOpen,
    { paymentStatus: 'PARTIAL' },
    [{ kind: 'status', expected: null, found: null }],
  ],
  [
    'gave a credit with another rest than the ledgers say',
    isOpen,
    {
      credits: [
        { rest: 5000, byLedgers: 5000 },
        { rest: 9000, byLedgers: 7500 },
        { rest: 0, byLedgers: 1 },
      ],
    },
    [{ kind: 'credit', expected: 7500, found: 9000 }],
  ],
]

it.each(wrong)('an order that %s doesn’t', (_, books, order, expected) => {
  expect(findMismatches(books, orderWith(books, order))).toEqual(expected)
})

it.each([
  ['total', { total: 1 }, 25000],
  ['paid amount', { paid: 1 }, 25000],
  ['open amount', { open: 1 }, 1],
  ['day of being overdue', { overdueFrom: '2026-12-02' }, 25000],
  ['open price', { isUnpriced: true }, 25000],
])('a list that shows another %s on any tour of the order doesn’t agree', (_, shown, found) => {
  const order = orderWith(isOpen, {})
  const listed = order.listed.flatMap((each) => [each, { ...each, ...shown }])
  expect(findMismatches(isOpen, { ...order, listed })).toEqual([{ kind: 'listed', expected: 25000, found }])
})

function orderWith(books: Books, change: Partial<CheckedOrder>): CheckedOrder {
  const order = {
    currency: 'USD',
    price: 25000,
    collectsFees: false,
    isUnpriced: false,
    status: 'pending',
    paymentStatus: 'PENDING',
    firstTourDate: '2026-12-01',
    firstDueOn: '2026-11-01',
    instalments: [],
    credits: [],
    ...change,
  } as const
  return { ...order, listed: [{ ...listedMoney(books, order), isUnpriced: order.isUnpriced }] }
}

function row(facts: Pick<LedgerEntry, '_id' | 'kind' | 'amount'> & Partial<LedgerEntry>): LedgerEntry {
  return { currency: 'USD', payment: null, method: null, reason: null, reverses: null, entry: null, ...facts }
}
