import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>('../**/*{m,M}essages.ts', { eager: true })
const textsOf = (path: string) => JSON.stringify(modules[path])
/**
 * The office's orders, departures that are canceled or moved with their orders, the page that shows an order to its customer, and
 * the list of money that went back.
 */
const ofOrders = [
  './',
  '../departures/cancel/',
  '../departures/move/',
  '../customer/',
  '../payments/receivedMessages.ts',
]
const warns = (path: string) => /refund|החזר/i.test(textsOf(path))

test('MSG-14 only the orders have refund and no-refund warnings', () => {
  const warning = Object.keys(modules).filter(warns)
  expect(warning).toContain('./form/orderMessages.ts')
  expect(warning.filter((path) => !ofOrders.some((folder) => path.startsWith(folder)))).toEqual([])
})
