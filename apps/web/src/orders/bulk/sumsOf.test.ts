import { expect, test } from 'vitest'
import { sumsOf, withMoney } from './sumsOf.ts'

const row = (orderId: string, headCount: number, total: number | null, currency: 'USD' | 'ILS' = 'USD') => ({
  orderId,
  headCount,
  tourStatus: 'BOOKED' as const,
  orderStatus: 'pending' as const,
  currency,
  total,
  paid: 10.1,
  open: total === null ? 0 : total - 10.1,
  commission: 1.15,
})

test('people and commission of every row, and the money of each order once, by currency', () => {
  const rows = [row('a', 2, 100), row('a', 3, 100), row('b', 1, 50.2), row('c', 4, 370, 'ILS')]
  expect(sumsOf(rows)).toEqual({
    people: 10,
    commission: 4.6,
    money: [
      { currency: 'USD', total: 150.2, paid: 20.2, open: 130 },
      { currency: 'ILS', total: 370, paid: 10.1, open: 359.9 },
    ],
  })
})

test('the people of a canceled tour or order aren’t counted', () => {
  const left = row('a', 2, 100)
  const rows = [
    left,
    { ...left, tourStatus: 'CANCELED' as const },
    { ...left, orderStatus: 'canceled' as const },
  ]
  expect(sumsOf(rows).people).toBe(2)
})

test('an order without a price counts what was paid', () => {
  expect(sumsOf([row('a', 2, null)]).money).toEqual([{ currency: 'USD', total: 0, paid: 10.1, open: 0 }])
})

test('a currency of orders without a price isn’t shown', () => {
  const shekels = { ...row('b', 1, null, 'ILS'), paid: 0 }
  const { money } = sumsOf([row('a', 2, 100), shekels])
  expect(withMoney(money).map(({ currency }) => currency)).toEqual(['USD'])
})

test('nothing chosen is nobody and no money', () => {
  expect(sumsOf([])).toEqual({ people: 0, money: [], commission: 0 })
})
