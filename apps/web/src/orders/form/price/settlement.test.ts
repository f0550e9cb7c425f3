import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { givenEntry, givenOrder, winter } from '@tourdesk/domain/testing/given'
import { expect, test } from 'vitest'
import { differenceOf, shownSettlement } from './settlement.ts'

test('an order that was paid more than it costs comes to nothing while nothing changes, to the cent', () => {
  // 100.10 less 75.05 isn't 25.05 in floating point.
  const order: Partial<Order> = {
    status: 'paid',
    currency: 'USD',
    currencyRate: 1,
    customTotalPrice: null,
    calculatedPrices: { totalPrice: 75.05, pricePortions: [] },
    fees: 0,
    paymentTBD: false,
    payments: [
      {
        action: 'charge',
        status: 'paid',
        currency: 'USD',
        amountInCurrency: 100.1,
      } as Order['payments'][number],
    ],
  }
  const settled = (amount: number) =>
    shownSettlement(draft, order as Order, { kind: 'amount', amount }, asking)
  const draft = givenOrder({ selectedTours: [givenEntry({ date: '2026-03-01' })] })
  // On the tour's own day an agency's customer gets nothing back.
  const asking = { now: winter('2026-03-01', '12:00'), isAgencyMode: true }
  expect(settled(75.05)).toBeNull()
  expect(settled(75)).toEqual({ refunded: 0, kept: 25.1, open: 0 })
})

test('what a change comes to goes back, is to be paid, or stays paid; only else is it nothing', () => {
  const nothing = { refunded: 0, kept: 0, open: 0 }
  expect(differenceOf({ ...nothing, refunded: 40 })).toEqual({ kind: 'goesBack', amount: 40 })
  expect(differenceOf({ ...nothing, open: 12.5 })).toEqual({ kind: 'toPay', amount: 12.5 })
  expect(differenceOf({ ...nothing, kept: 60 })).toEqual({ kind: 'staysPaid', amount: 60 })
  expect(differenceOf(nothing)).toBeNull()
  expect(differenceOf(null)).toBeNull()
})
