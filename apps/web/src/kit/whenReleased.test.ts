// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { whenReleased } from './whenReleased.ts'

const press = () => window.dispatchEvent(new Event('pointerdown'))
const release = () => window.dispatchEvent(new Event('pointerup'))

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a field that is left by a key is checked at once', () => {
  const check = vi.fn()
  whenReleased(check)
  expect(check).toHaveBeenCalledOnce()
})

test('a field that is left by a click is checked after the click, so that its error moves nothing under the mouse', () => {
  const check = vi.fn()
  press()
  whenReleased(check)
  expect(check).not.toHaveBeenCalled()
  release()
  expect(check).not.toHaveBeenCalled()
  vi.runAllTimers()
  release()
  vi.runAllTimers()
  expect(check).toHaveBeenCalledOnce()
})

test('a button that was let go outside of the window doesn’t keep back the check of a field that is left by a key', () => {
  const check = vi.fn()
  press()
  window.dispatchEvent(new Event('keydown'))
  whenReleased(check)
  expect(check).toHaveBeenCalledOnce()
})
