import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { expect, test } from 'vitest'
import { OrderInput } from './orderShapes.ts'

test('CONST-09 OCONST-01 PRICE-14 orders are in USD, EUR or ILS, by default in USD', () => {
  expect(currencies).toEqual(['USD', 'EUR', 'ILS'])
  const { currency } = OrderInput.shape
  expect(currency.parse(undefined)).toBe('USD')
  for (const code of currencies) expect(currency.parse(code)).toBe(code)
  for (const code of ['GBP', 'usd', '']) expect(currency.safeParse(code).success).toBe(false)
})

test('OCONST-02 an order is daily, a package, private or a star tour', () => {
  const { orderType } = OrderInput.shape
  expect(orderType.options.toSorted()).toEqual(['daily', 'package', 'private', 'starTour'])
  expect(orderType.safeParse('weekly').success).toBe(false)
})
