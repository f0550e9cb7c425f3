import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notice } from './notice.ts'
import { RecentNotices } from './recentNotices.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('the notices since a moment are known for half a minute', () => {
  const recent = new RecentNotices()
  vi.advanceTimersByTime(1_000)
  recent.add(noticeOf('first'))
  vi.advanceTimersByTime(10_000)
  recent.add(noticeOf('second'))
  expect(topicsOf(recent.ofLast(5_000))).toEqual(['second'])
  expect(topicsOf(recent.ofLast(10_500))).toEqual(['first', 'second'])
  vi.advanceTimersByTime(25_000)
  recent.add(noticeOf('third'))
  expect(topicsOf(recent.ofLast(26_000))).toEqual(['second', 'third'])
  expect(recent.ofLast(36_000)).toBeNull()
})

test('what came before the start, or before notices may have been missed, is not known', () => {
  const recent = new RecentNotices()
  vi.advanceTimersByTime(2_000)
  expect(recent.ofLast(1_000)).toEqual([])
  expect(recent.ofLast(3_000)).toBeNull()
  recent.restart()
  expect(recent.ofLast(1_000)).toBeNull()
})

test('a flood of notices forgets the oldest, and says so', () => {
  const recent = new RecentNotices()
  vi.advanceTimersByTime(10)
  recent.add(noticeOf('oldest'))
  vi.advanceTimersByTime(10)
  for (let each = 0; each < 1000; each += 1) recent.add(noticeOf('flood'))
  expect(recent.ofLast(5)).toHaveLength(1000)
  expect(recent.ofLast(15)).toBeNull()
})

function noticeOf(topic: string): Notice {
  return { topic, days: [], by: null, accountId: null }
}

function topicsOf(notices: Notice[] | null) {
  return notices?.map(({ topic }) => topic)
}
