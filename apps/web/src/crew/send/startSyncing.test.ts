import 'fake-indexeddb/auto'
import { v7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { TestPage, TestStream } from '../../app/testing.ts'
import { keepTaps } from '../keep/keptTaps.ts'
import { phone } from '../phone.ts'
import { startSyncing } from './startSyncing.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('CREW-23 taps that waited for 15 seconds are sent again by themselves', async () => {
  const sent: string[] = []
  const offline = vi.fn(async (address: string) => {
    sent.push(address)
    throw new TypeError('fetch failed')
  })
  vi.stubGlobal('fetch', offline)
  vi.stubGlobal('document', new TestPage())
  vi.stubGlobal('EventSource', TestStream)
  vi.stubGlobal('location', { pathname: '/crew/' })
  vi.stubGlobal('addEventListener', () => {})
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stamps = { _id: v7(), tourCar: v7(), selectedTour: v7(), at: '2026-11-22T05:00:00.000Z' }
  await keepTaps(await phone(), [{ ...stamps, kind: 'boarded', count: 2 }])

  startSyncing()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  vi.advanceTimersByTime(14_999)
  await new Promise((done) => setImmediate(done))
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toContain('/crew/events')
})
