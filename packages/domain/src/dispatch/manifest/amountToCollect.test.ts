import { expect, test } from 'vitest'
import { amountToCollect, type CollectedEntry, type CollectedOrder } from './amountToCollect.ts'

const today = '2026-11-22'
const entry = (changes: Partial<CollectedEntry> = {}): CollectedEntry => ({
  _id: 'first',
  date: today,
  time: '07:00',
  isCanceled: false,
  ...changes,
})
const order = (changes: Partial<CollectedOrder> = {}): CollectedOrder => ({
  open: 12000,
  currency: 'EUR',
  isUnpriced: false,
  isAgencyPayment: false,
  entries: [entry()],
  ...changes,
})
const amount = { isOpen: false, cents: 12000, currency: 'EUR' }

test.each<[string, CollectedOrder, object | null]>([
  ['what is open', order(), amount],
  ['nothing when all is paid', order({ open: 0 }), null],
  ['nothing when the agency is paid', order({ isAgencyPayment: true }), null],
  ['the word while the price is open', order({ isUnpriced: true, open: 0 }), { isOpen: true }],
  ['no word when the agency is paid', order({ isUnpriced: true, isAgencyPayment: true }), null],
  ['nothing on a later tour', order({ entries: [entry(), entry({ _id: 'early', time: '06:00' })] }), null],
  ['all on the earlier tour', order({ entries: [entry(), entry({ _id: 'b', date: '2026-11-23' })] }), amount],
  [
    'all once the earlier tour is past',
    order({ entries: [entry(), entry({ _id: 'b', date: '2026-11-21' })] }),
    amount,
  ],
  [
    'all when the earlier tour is canceled',
    order({ entries: [entry(), entry({ _id: 'b', time: '06:00', isCanceled: true })] }),
    amount,
  ],
  ['nothing on a past tour', order({ entries: [entry({ date: '2026-11-21' })] }), null],
  ['nothing on a canceled tour', order({ entries: [entry({ isCanceled: true })] }), null],
  ['all on the one with a time', order({ entries: [entry({ _id: 'a', time: null }), entry()] }), amount],
])('the crew collects %s', (_, given, expected) => {
  expect(amountToCollect(given, 'first', today)).toEqual(expected)
})
