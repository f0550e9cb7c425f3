import { describe, expect, it } from 'vitest'
import { type AccountedOrder, type EntryPosting, postingsDue } from '../agencyAccounts/postings.ts'
import type { Books, LedgerEntry } from '../payments/ledger.ts'
import { listedMoney } from '../payments/listedMoney.ts'
import type { Payment } from '../payments/payments.ts'
import { type CheckedOrder, findMismatches } from './findMismatches.ts'
import type { SharingTour } from './shares.ts'

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

describe('what’s posted to an agency’s account', () => {
  const accounted: AccountedOrder = {
    account: 'carmel',
    currency: 'USD',
    rate: 1,
    hasCustomTotal: false,
    isOnAccount: true,
    isPaid: false,
    ledger: [sale],
    tours: [
      {
        _id: 'masada',
        share: 25000,
        totalCents: 25000,
        commissionCents: 3000,
        percent: 12,
        isCanceled: false,
      },
    ],
  }
  const posted = postingsDue([], accounted)
  const found = (rows: EntryPosting[]) =>
    findMismatches(isOpen, orderWith(isOpen, { accounted: { order: accounted, posted: rows } }))

  it('agrees with its order', () => {
    expect(found(posted)).toEqual([])
  })

  it('is too little, at another agency, or of another kind', () => {
    expect(found(posted.slice(1))).toEqual([{ kind: 'agency_entry', expected: 22000, found: -3000 }])
    const elsewhere = posted.map((row) => ({ ...row, account: 'sinai' }))
    expect(found([...posted, ...elsewhere])).toEqual([
      { kind: 'agency_entry', expected: 22000, found: 22000 },
    ])
    const swapped = posted.map((row) => ({ ...row, kind: 'gross' as const }))
    expect(found(swapped)).toEqual([{ kind: 'agency_entry', expected: 22000, found: 22000 }])
  })
})

const voidOf = (amount: number, entry: string, currency: LedgerEntry['currency'] = 'USD') =>
  row({ _id: `void ${entry} ${amount}`, kind: 'void', amount, entry, currency })
const galilee = tour({ _id: 'galilee', isCanceled: true }, 10000)
const inShekels = { currency: 'ILS', rate: 3.7 } as const

const shared: [string, LedgerEntry[], Partial<CheckedOrder>, SharingTour[]][] = [
  ['of one tour', [], {}, [tour({})]],
  ['of one tour, which is canceled, with a total agreed afterwards', [], {}, [galilee]],
  ['of two tours', [], {}, [tour({}, 15000), tour({ _id: 'haifa' }, 10000)]],
  ['of which one is canceled by terms', [voidOf(-10000, 'galilee')], {}, [tour({}), galilee]],
  ['of which one was canceled before voids named tours', [voidOf(-10000, '')], {}, [tour({}), galilee]],
  [
    'of which one was canceled, opened again for less, and canceled again',
    [voidOf(-20000, 'galilee'), voidOf(-10000, 'galilee')],
    {},
    [tour({}), galilee],
  ],
  [
    'of which one was canceled again when it cost nothing',
    [voidOf(-20000, 'galilee')],
    {},
    [tour({}), { ...galilee, share: 0, shareUsd: 0 }],
  ],
]

it.each(shared)('an order %s agrees with the shares of its tours', (_, rows, change, tours) => {
  expect(linesOfShares(rows, change, tours)).toEqual([])
})

const unshared: [string, LedgerEntry[], Partial<CheckedOrder>, SharingTour[], [number, number]][] = [
  ['a tour', [], {}, [tour({ share: 24999 })], [25000, 24999]],
  ['a tour in dollars', [], {}, [tour({ shareUsd: 24999 })], [25000, 25000]],
  [
    'two tours, which add up',
    [],
    {},
    [tour({ share: 14000 }, 15000), tour({ _id: 'haifa', share: 11000 }, 10000)],
    [25000, 25000],
  ],
  ['tours that cost something else than the order', [], {}, [tour({}, 24000)], [25000, 24000]],
  [
    'a canceled tour',
    [voidOf(-10000, 'galilee')],
    {},
    [tour({}), { ...galilee, share: 9000, shareUsd: 9000 }],
    [35000, 34000],
  ],
  [
    'a canceled tour in dollars',
    [voidOf(-10000, 'galilee')],
    {},
    [tour({}), { ...galilee, shareUsd: 9000 }],
    [35000, 35000],
  ],
]

it.each(unshared)(
  'an order with a wrong share of %s doesn’t',
  (_, rows, change, tours, [expected, found]) => {
    expect(linesOfShares(rows, change, tours)).toEqual([{ kind: 'shares', expected, found }])
  },
)

it('an order that changed its currency agrees with the converted share of a canceled tour', () => {
  const tours = [tour({ share: 92500 }), { ...galilee, share: 37000 }]
  const closed = { kind: 'adjustment', amount: -15000, reason: 'currency' } as const
  const rows = [sale, voidOf(-10000, 'galilee'), row({ _id: 'closed', ...closed })]
  const order = { currency: inShekels.currency, price: 92500 }
  expect(linesOfShares(rows, order, tours, inShekels.rate)).toEqual([])
})

function linesOfShares(rows: LedgerEntry[], change: Partial<CheckedOrder>, tours: SharingTour[], rate = 1) {
  const price = change.price ?? 25000
  const paid = rows.filter(({ currency }) => currency === (change.currency ?? 'USD'))
  const total = paid.reduce((sum, { amount }) => sum + amount, 0)
  // The rows that aren't about a canceled tour.
  const rest = row({ _id: 'sale', kind: 'sale', amount: price - total, currency: change.currency ?? 'USD' })
  const books = { payments: [], entries: [rest, ...rows] }
  const sharing = { customTotal: null, rate, isToBeDetermined: false, tours }
  return findMismatches(books, orderWith(books, { ...change, sharing })).filter(
    ({ kind }) => kind === 'shares',
  )
}

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
    accounted: null,
    ...change,
  } as const
  const isCanceled = order.status === 'canceled'
  const tours = isCanceled ? [tour({ isCanceled })] : order.price === 0 ? [] : [tour({}, order.price)]
  const sharing = { customTotal: null, rate: 1, isToBeDetermined: false, tours }
  return { sharing, ...order, listed: [{ ...listedMoney(books, order), isUnpriced: order.isUnpriced }] }
}

function tour(facts: Partial<SharingTour>, cents = 25000): SharingTour {
  return {
    _id: 'masada',
    listCents: cents,
    totalCents: cents,
    share: cents,
    shareUsd: cents,
    isCanceled: false,
    ...facts,
  }
}

function row(facts: Pick<LedgerEntry, '_id' | 'kind' | 'amount'> & Partial<LedgerEntry>): LedgerEntry {
  return { currency: 'USD', payment: null, method: null, reason: null, reverses: null, entry: null, ...facts }
}
