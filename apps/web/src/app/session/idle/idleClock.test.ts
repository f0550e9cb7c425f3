import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { sessionKey } from '../openedSession.ts'
import { idleClock, isIdleOver, secondsLeft } from './idleClock.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  idleClock.touch()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const allow = (idleMinutes: number | null) => queryClient.setQueryData(sessionKey, { idleMinutes })
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

test('what is left counts from the last touch of any tab', () => {
  allow(15)
  wait(600)
  expect([idleClock.idleSeconds(), secondsLeft()]).toEqual([600, 300])
  // Another tab was touched a minute ago.
  stored.set('lastTouched', String(Date.now() - 60_000))
  expect([idleClock.idleSeconds(), secondsLeft()]).toEqual([60, 840])
  wait(840)
  expect([secondsLeft(), isIdleOver()]).toEqual([0, true])
})

test('nothing ends without the setting, or before anybody signed in', () => {
  wait(86_400)
  expect([secondsLeft(), isIdleOver()]).toEqual([null, false])
  allow(null)
  expect([secondsLeft(), isIdleOver()]).toEqual([null, false])
})

test('a computer whose clock was set back, or a browser that keeps nothing, has the tab’s own time', () => {
  allow(15)
  stored.set('lastTouched', String(Date.now() + 3_600_000))
  wait(60)
  expect(idleClock.idleSeconds()).toBe(60)
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('The quota is full.')
    },
  })
  idleClock.touch()
  wait(5)
  expect(idleClock.idleSeconds()).toBe(5)
})

test('a browser that blocks storage altogether has the tab’s own time', () => {
  allow(15)
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blocked })
  idleClock.touch()
  wait(60)
  expect([idleClock.idleSeconds(), secondsLeft()]).toEqual([60, 840])
})
