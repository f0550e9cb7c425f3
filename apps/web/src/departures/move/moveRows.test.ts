import type { MoveItem } from '@tourdesk/contract/departures/moveBatches'
import { expect, test } from 'vitest'
import { itemsOf, type MoveRow, startRows, totalsOf } from './moveRows.ts'

const item = (id: string, people: number, more: Partial<MoveItem> = {}): MoveItem => ({
  order: { _id: id, orderNumber: 10001 },
  customer: 'Dana Levi',
  agency: 'Main Office',
  entries: [],
  people,
  currency: 'USD',
  paid: 0,
  problem: null,
  priceBefore: 100,
  priceAfter: 100,
  listPrice: 100,
  charge: 0,
  refund: 0,
  isShort: false,
  message: null,
  ...more,
})
const short = { isShort: true, problem: { code: 'not_enough_places', params: { left: 1 } } }
const items = [
  item('a', 2, { priceAfter: 120.1, charge: 20.1 }),
  item('b', 3, { priceAfter: 70, refund: 30 }),
  item('c', 4, short),
  item('d', 1, { problem: { code: 'entry_on_board', params: {} } }),
]
const change = (rows: Record<string, MoveRow>, id: string, more: Partial<MoveRow>) => ({
  ...rows,
  [id]: { ...rows[id]!, ...more },
})

test('DEP-06 what fits is ticked, and the totals follow ticks and what becomes of what goes back', () => {
  const rows = startRows({ items })
  expect(Object.values(rows).map(({ isTicked }) => isTicked)).toEqual([true, true, false, false])
  expect(totalsOf(items, rows)).toEqual({
    orders: 2,
    people: 5,
    charges: [{ currency: 'USD', amount: 20.1 }],
    refunds: [{ currency: 'USD', amount: 30 }],
    hasMoney: true,
    isAll: false,
  })
  expect(totalsOf(items, change(rows, 'b', { less: 'stay' })).refunds).toEqual([])
  expect(itemsOf({ items }, change(rows, 'b', { less: 'credit' }))).toEqual([
    { order: 'a', terms: 'full', refundTo: 'source' },
    { order: 'b', terms: 'full', refundTo: 'credit' },
  ])
})

test('a newer preview keeps what was chosen, also for an order that only lacks places', () => {
  const kept = change(change(startRows({ items }), 'a', { isTicked: false }), 'c', { isTicked: true })
  expect(Object.values(startRows({ items }, kept)).map(({ isTicked }) => isTicked)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
