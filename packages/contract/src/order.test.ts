import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { expect, test } from 'vitest'
import { OrderInput } from './order.ts'

test('CONST-09 OCONST-01 orders are in USD, EUR or ILS, and in USD when nothing is said', () => {
  expect(currencies).toEqual(['USD', 'EUR', 'ILS'])
  expect(OrderInput.shape.currency.parse(undefined)).toBe('USD')
})

test('OCONST-02 an order is daily, a package, private or a star tour, and nothing else', () => {
  const { orderType } = OrderInput.shape
  expect(orderType.options.toSorted()).toEqual(['daily', 'package', 'private', 'starTour'])
  expect(orderType.safeParse('weekly').success).toBe(false)
})
