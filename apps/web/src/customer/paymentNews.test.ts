import { expect, test } from 'vitest'
import { paymentNews } from './paymentNews.ts'

const back = { attempt: 'a1', failed: false }
const failed = { attempt: 'a1', failed: true }
const open = { status: 'open', reason: null } as const

test('a payment counts as made only when the provider has confirmed it', () => {
  expect(paymentNews({ status: 'paid', reason: null }, failed, 1)).toBe('paid')
  expect(paymentNews(open, back, 1)).toBe('checking')
  expect(paymentNews(open, back, 14)).toBe('checking')
})

test('a payment that nobody confirms within half a minute is late, not failed', () => {
  expect(paymentNews(open, back, 15)).toBe('late')
})

test('a refused card is said at once, and a failure that the browser reports after a few looks', () => {
  expect(paymentNews({ status: 'declined', reason: null }, back, 1)).toBe('failed')
  expect(paymentNews(open, failed, 2)).toBe('checking')
  expect(paymentNews(open, failed, 3)).toBe('failed')
})

test('money that doesn’t match the order isn’t a payment', () => {
  expect(paymentNews({ status: 'refused', reason: null }, back, 1)).toBe('refused')
})

test('without a return, or with one of another order, there’s nothing to tell', () => {
  expect(paymentNews(open, null, 1)).toBeNull()
  expect(paymentNews(null, back, 1)).toBeNull()
})
