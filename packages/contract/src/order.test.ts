import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { expect, test } from 'vitest'
import { OrderInput } from './order.ts'

test('CONST-09 orders are in USD, EUR or ILS, and in USD when nothing is said', () => {
  expect(currencies).toEqual(['USD', 'EUR', 'ILS'])
  expect(OrderInput.shape.currency.parse(undefined)).toBe('USD')
})
