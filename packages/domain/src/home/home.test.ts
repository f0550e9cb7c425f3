import { describe, expect, it } from 'vitest'
import { newestOf, newestShown } from './newestOf.ts'
import { sumByCurrency } from './sumByCurrency.ts'
import { weekAhead } from './weekAhead.ts'

it('the week ahead is today and six more days, across a month, a year and the change of clocks', () => {
  const table = [
    ['2026-03-02', '2026-03-08'],
    ['2026-12-28', '2027-01-03'],
    ['2028-02-25', '2028-03-02'],
    ['2026-03-25', '2026-03-31'],
    ['2026-10-24', '2026-10-30'],
  ] as const
  for (const [today, last] of table) expect(weekAhead(today)).toEqual({ startDate: today, endDate: last })
})

describe('sums by currency', () => {
  it('are never added over currencies, and come in the order of currencies', () => {
    expect(
      sumByCurrency([
        { currency: 'ILS', amount: 100 },
        { currency: 'USD', amount: 250 },
        { currency: 'ILS', amount: 20 },
      ]),
    ).toEqual([
      { currency: 'USD', count: 1, amount: 250 },
      { currency: 'ILS', count: 2, amount: 120 },
    ])
  })

  it('a currency without an amount is left out', () => {
    expect(sumByCurrency([])).toEqual([])
  })
})

describe('the newest', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 8, minute))

  it('come first, from all lists together', () => {
    const lines = [
      { orderId: 'a', at: at(1) },
      { orderId: 'b', at: at(3) },
      { orderId: 'c', at: at(2) },
    ]
    expect(newestOf(lines).map(({ orderId }) => orderId)).toEqual(['b', 'c', 'a'])
  })

  it('an order that was placed and canceled has one line, for the cancellation', () => {
    const placed = { orderId: 'a', at: at(1), kind: 'placed' }
    const canceled = { orderId: 'a', at: at(5), kind: 'canceled' }
    expect(newestOf([placed, canceled])).toEqual([canceled])
    expect(newestOf([canceled, placed])).toEqual([canceled])
  })

  it('are at most ten, and lines of one order count once', () => {
    const lines = Array.from({ length: 30 }, (_, minute) => ({
      orderId: `order ${Math.floor(minute / 2)}`,
      at: at(minute),
    }))
    const shown = newestOf(lines)
    expect(shown).toHaveLength(newestShown)
    expect(shown.map((line) => line.at.getUTCMinutes())).toEqual([29, 27, 25, 23, 21, 19, 17, 15, 13, 11])
  })
})
