import type { BulkChanged } from '@tourdesk/contract/orders/bulk'
import { expect, test } from 'vitest'
import { type BulkProgress, bulkRun } from './bulkRun.ts'

const orders = Array.from({ length: 25 }, (_, index) => `order ${index}`)
const done = (orderId: string): BulkChanged => ({ orderId, code: null, params: {}, undo: null })

test('sends a few at a time and reports each answer', async () => {
  const sizes: number[] = []
  const seen: number[] = []
  await bulkRun(
    orders,
    async (some) => {
      sizes.push(some.length)
      return some.map(done)
    },
    ({ outcomes }) => seen.push(outcomes.length),
    new AbortController().signal,
  )
  expect(sizes).toEqual([10, 10, 5])
  expect(seen).toEqual([10, 20, 25])
})

test('stops before the next call, and says what wasn’t sent', async () => {
  const stop = new AbortController()
  const reports: BulkProgress<string>[] = []
  await bulkRun(
    orders,
    async (some) => {
      stop.abort()
      return some.map(done)
    },
    (progress) => reports.push(progress),
    stop.signal,
  )
  expect(reports).toHaveLength(1)
  expect(reports[0]?.left).toEqual(orders.slice(10))
})

test('a lost connection leaves what had no answer to be sent again', async () => {
  let calls = 0
  const reports: BulkProgress<string>[] = []
  const run = bulkRun(
    orders,
    async (some) => {
      calls += 1
      if (calls === 2) throw new TypeError('Failed to fetch')
      return some.map(done)
    },
    (progress) => reports.push(progress),
    new AbortController().signal,
  )
  await expect(run).rejects.toThrow('Failed to fetch')
  expect(reports.at(-1)?.left).toEqual(orders.slice(10))
})
