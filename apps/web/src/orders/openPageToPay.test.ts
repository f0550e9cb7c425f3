import { createMemoryHistory } from '@tanstack/react-router'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPageToPay } from './openPageToPay.ts'

const charge: Order['payments'][number] = {
  _id: 'p1',
  action: 'charge',
  created: '2026-11-21T10:00:00.000Z',
  currency: 'USD',
  amountInCurrency: 239.2,
  provider: 'tranzila',
  transactionNumber: null,
  status: 'pending',
  paymentUrl: 'https://pay.example/1',
  paymentUrl2: null,
  instalment: null,
  linkAmount: null,
}
const history = createMemoryHistory({ initialEntries: ['/agency_orders?order=new'] })
const opened: string[] = []
const goOn = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('open', (address: string, target: string) => opened.push(`${address} ${target}`))
  goOn.mockClear()
  opened.splice(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('PAY-11 OCONST-13 the form closes a second after the payment page opened in a tab', () => {
  openPageToPay({ payments: [charge] }, history, goOn)
  expect(opened).toEqual(['https://pay.example/1 _blank'])
  vi.advanceTimersByTime(999)
  expect(goOn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(goOn).toHaveBeenCalledOnce()
})

test('people who go on within that second stay where they are', () => {
  openPageToPay({ payments: [charge] }, history, goOn)
  history.push('/agency_orders/orders')
  vi.advanceTimersByTime(5000)
  expect(goOn).not.toHaveBeenCalled()
})

test('PAY-13 an order without a page to pay opens nothing and closes at once', () => {
  for (const payments of [[], [charge, charge], [{ ...charge, action: 'agency' as const }]]) {
    goOn.mockClear()
    openPageToPay({ payments }, history, goOn)
    expect(goOn).toHaveBeenCalledOnce()
  }
  expect(opened).toEqual([])
})
