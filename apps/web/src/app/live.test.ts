import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import type { LiveNotice } from '@tourdesk/contract/updates/notices'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './live.ts'
import { TestPage, TestStream } from './testing.ts'

let page: TestPage
let stop = () => {}
let client = new QueryClient()
const asked = { orders: 0, cars: 0 }

beforeEach(() => {
  vi.useFakeTimers()
  TestStream.opened = []
  page = new TestPage()
  Object.assign(asked, { orders: 0, cars: 0 })
  vi.stubGlobal('EventSource', TestStream)
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  // Without locks, as over plain HTTP.
  vi.stubGlobal('navigator', {})
  client = screenOf(['orders', 'cars'])
  stop = listen(client, false)
  stream().opens()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  // The next file in this worker looks for a document too.
  vi.unstubAllGlobals()
})

test('a notice reloads only what it names', async () => {
  stream().onmessage?.({ data: JSON.stringify({ topic: 'orders', days: [], by: null }) })
  await settled()
  expect(asked).toEqual({ orders: 1, cars: 0 })
})

test('a notice about another day leaves the board, the calendar and the day alone', async () => {
  const board = shown(['tourEvents', 'assignmentsOfDay', { params: { date: '2026-12-15' }, query: {} }])
  const week = { startDate: '2026-12-13', endDate: '2026-12-19' }
  const calendar = shown(['tourEvents', 'calendar', { query: week }])
  const units = shown(['tourCars', 'ofDate', { params: { date: '2026-12-15' } }])
  const dialog = shown(['tourCars', 'resources', { params: { id: 'van' } }])
  const reloads = () => [board.reloads, calendar.reloads, units.reloads, dialog.reloads]

  hears({ topic: 'dispatch', days: ['2026-12-09'] })
  await settled()
  expect(reloads()).toEqual([0, 0, 0, 1])
  hears({ topic: 'orders', days: ['2026-12-09', '2026-12-13'] })
  await settled()
  expect(reloads()).toEqual([0, 1, 0, 2])
  hears({ topic: 'dispatch', days: ['2026-12-14', '2026-12-15'] })
  await settled()
  expect(reloads()).toEqual([1, 2, 1, 3])
})

test('a proposal reloads for changes of its own day, which only its answer tells', async () => {
  const plan = shown(['dayPlans', 'get', { params: { id: 'plan' } }])
  hears({ topic: 'dispatch', days: ['2026-12-09'] })
  await settled()
  expect(plan.reloads, 'its day isn’t known yet').toBe(1)
  client.setQueryData(['dayPlans', 'get', { params: { id: 'plan' } }], { request: { date: '2026-12-15' } })
  hears({ topic: 'orders', days: ['2026-12-09', '2026-12-16'] })
  await settled()
  expect(plan.reloads).toBe(1)
  hears({ topic: 'orders', days: ['2026-12-09', '2026-12-15'] })
  await settled()
  expect(plan.reloads).toBe(2)
})

test('the stream begins with what may have changed while the page loaded', () => {
  vi.advanceTimersByTime(3_000)
  const stops = listen(client, false)
  expect(Number(stream().address.searchParams.get('catchUpMs'))).toBe(8_000)
  stops()
})

test('a notice that names no day reloads every day', async () => {
  const board = shown(['tourEvents', 'assignmentsOfDay', { params: { date: '2026-12-15' }, query: {} }])
  hears({ topic: 'fleet', days: [] })
  await settled()
  expect(board.reloads).toBe(1)
})

test('after a gap in the stream the screen reloads everything it shows, once', async () => {
  stream().breaks()
  await settled()
  expect(asked).toEqual({ orders: 0, cars: 0 })
  stream().opens()
  await settled()
  expect(asked).toEqual({ orders: 1, cars: 1 })
})

test('when the server itself may have missed notices, the screen reloads', async () => {
  stream().missed()
  await settled()
  expect(asked).toEqual({ orders: 1, cars: 1 })
})

test('a stream refused while the server is down is retried until it opens, and the screen reloads', async () => {
  stream().breaks(TestStream.CLOSED)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(TestStream.opened).toHaveLength(2)
  stream().breaks(TestStream.CLOSED)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(TestStream.opened).toHaveLength(3)
  stream().opens()
  await settled()
  expect(asked).toEqual({ orders: 1, cars: 1 })
})

test('a stream refused because the session is over is not retried', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }))
  stream().breaks(TestStream.CLOSED)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(TestStream.opened).toHaveLength(1)
})

test('a browser without locks listens in the tab in view, which reloads when it comes back', async () => {
  page.goesToBack()
  expect(stream().readyState).toBe(TestStream.CLOSED)
  page.comesToFront()
  expect(TestStream.opened).toHaveLength(2)
  stream().opens()
  await settled()
  expect(asked).toEqual({ orders: 1, cars: 1 })
})

function stream(): TestStream {
  return TestStream.opened.at(-1) ?? new TestStream()
}

/** A screen that shows these records; `asked` counts its reloads. */
function screenOf(features: (keyof typeof asked)[]): QueryClient {
  const client = new QueryClient()
  for (const feature of features) {
    client.setQueryData([feature], [])
    const queryFn = () => (asked[feature] += 1)
    new QueryObserver(client, { queryKey: [feature], queryFn, staleTime: 60_000 }).subscribe(() => {})
  }
  return client
}

/** Something else on the screen. */
function shown(queryKey: QueryKey): { reloads: number } {
  const one = { reloads: 0 }
  client.setQueryData(queryKey, [])
  const queryFn = () => (one.reloads += 1)
  new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => {})
  return one
}

function hears(notice: Pick<LiveNotice, 'topic' | 'days'>): void {
  stream().onmessage?.({ data: JSON.stringify({ ...notice, by: null }) })
}

function settled(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(10)
}
