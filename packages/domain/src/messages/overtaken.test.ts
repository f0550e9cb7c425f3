import { expect, test } from 'vitest'
import { type CustomerNews, customerNews } from './automatic.ts'
import { isNewsOvertaken, type OpenNews, type OrderNow } from './overtaken.ts'

const order: OrderNow = {
  isCanceled: false,
  booked: [{ entry: 'masada', date: '2026-03-12' }],
  openPayments: ['deposit'],
  openInstalments: [2],
}
const news = (event: CustomerNews): OpenNews => ({
  event,
  entry: event === 'tour_reminder' || event === 'pickup_changed' ? 'masada' : null,
  day: event === 'tour_reminder' || event === 'pickup_changed' ? '2026-03-12' : null,
  payment: 'deposit',
  instalment: 2,
  entries: ['masada'],
})
const overtakenBy = (change: Partial<OrderNow>) =>
  customerNews.filter((event) => isNewsOvertaken(news(event), { ...order, ...change }))

test('what overtakes the messages of an order that aren’t out', () => {
  const canceled = ['order_canceled', 'departure_canceled']
  expect(overtakenBy({})).toEqual(canceled)
  expect(overtakenBy({ isCanceled: true, booked: [] })).toEqual(
    customerNews.filter((event) => !canceled.includes(event)),
  )
  expect(overtakenBy({ openPayments: [] })).toEqual([...canceled, 'payment_link'])
  expect(overtakenBy({ openInstalments: [1] })).toEqual([...canceled, 'balance_due', 'balance_overdue'])
  expect(overtakenBy({ booked: [{ entry: 'masada', date: '2026-03-13' }] })).toEqual([
    ...canceled,
    'tour_reminder',
    'pickup_changed',
  ])
  expect(overtakenBy({ booked: [{ entry: 'galilee', date: '2026-03-12' }] })).toEqual([
    'order_canceled',
    'departure_moved',
    'tour_reminder',
    'pickup_changed',
  ])
})
