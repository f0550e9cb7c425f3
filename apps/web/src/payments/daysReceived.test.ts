import { expect, test } from 'vitest'
import { daysReceived } from './daysReceived.ts'

test('each day has a row for each currency, newest first, and all days together come before them', () => {
  const sums = [
    { day: '2026-03-02', method: 'cash', currency: 'USD', count: 2, amount: 120.1 },
    { day: '2026-03-02', method: 'card', currency: 'USD', count: 1, amount: 0.2 },
    { day: '2026-03-02', method: 'cash', currency: 'ILS', count: 1, amount: 900 },
    { day: '2026-03-05', method: 'cash', currency: 'USD', count: 1, amount: -20.05 },
  ] as const
  const { rows, methods } = daysReceived([...sums])
  expect(methods).toEqual(['card', 'cash'])
  expect(rows.map(({ _id: _, ...row }) => row)).toEqual([
    { day: null, currency: 'USD', byMethod: { cash: 100.05, card: 0.2 }, count: 4, amount: 100.25 },
    { day: null, currency: 'ILS', byMethod: { cash: 900 }, count: 1, amount: 900 },
    { day: '2026-03-05', currency: 'USD', byMethod: { cash: -20.05 }, count: 1, amount: -20.05 },
    { day: '2026-03-02', currency: 'USD', byMethod: { cash: 120.1, card: 0.2 }, count: 3, amount: 120.3 },
    { day: '2026-03-02', currency: 'ILS', byMethod: { cash: 900 }, count: 1, amount: 900 },
  ])
  expect(daysReceived([])).toEqual({ rows: [], methods: [] })
})
