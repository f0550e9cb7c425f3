import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './live.ts'

let streams: Stream[] = []
let stop = () => {}
const asked = { orders: 0, cars: 0 }

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  Object.assign(asked, { orders: 0, cars: 0 })
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  stop = listen(screenOf(['orders', 'cars']))
  stream().opens()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a notice reloads only what it names', async () => {
  stream().onmessage?.({ data: JSON.stringify({ topic: 'orders', days: [], by: null }) })
  await settled()
  expect(asked).toEqual({ orders: 1, cars: 0 })
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
  stream().breaks(Stream.CLOSED)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(streams).toHaveLength(2)
  stream().breaks(Stream.CLOSED)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(streams).toHaveLength(3)
  stream().opens()
  await settled()
  expect(asked).toEqual({ orders: 1, cars: 1 })
})

test('a stream refused because the session is over is not retried', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }))
  stream().breaks(Stream.CLOSED)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(streams).toHaveLength(1)
})

/** The browser's event stream. */
class Stream {
  static readonly CLOSED = 2
  readyState = 0
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onerror?: () => void
  missed = () => {}

  constructor() {
    streams.push(this)
  }

  addEventListener(_: 'missed', listener: () => void): void {
    this.missed = listener
  }

  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }

  breaks(state = 0): void {
    this.readyState = state
    this.onerror?.()
  }

  close(): void {
    this.readyState = Stream.CLOSED
  }
}

function stream(): Stream {
  return streams.at(-1) ?? new Stream()
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

function settled(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(10)
}
