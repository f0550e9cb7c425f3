// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.tsx'

beforeEach(() => {
  // Toasts that another file's tests left would take the places of these.
  notifications.clean()
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <MantineProvider env="test">
        <Notifications />
      </MantineProvider>,
    ),
  )
  return () => act(() => root.unmount())
})
afterEach(() => vi.useRealTimers())

test('OCONST-13 a success stays for four seconds or as long as it says, and one that can be undone for eight', () => {
  act(() => {
    toast.success('Order Saved!')
    toast.success('Image removed', 6000)
    toast.undo('Taken off', 'party', () => {}, 'status')
  })
  // Fading out takes a moment.
  expect(shownAfter(3900)).toEqual(['Order Saved!', 'Image removed', 'Taken off'])
  expect(shownAfter(600)).toEqual(['Image removed', 'Taken off'])
  expect(shownAfter(1400)).toEqual(['Image removed', 'Taken off'])
  expect(shownAfter(600)).toEqual(['Taken off'])
  expect(shownAfter(1400)).toEqual(['Taken off'])
  expect(shownAfter(600)).toEqual([])
})

test('an error and a warning stay until they’re closed', () => {
  act(() => {
    toast.error('Not saved')
    toast.warning('No guide')
  })
  expect(shownAfter(60_000)).toEqual(['Not saved', 'No guide'])
})

const texts = ['Order Saved!', 'Image removed', 'Taken off', 'Not saved', 'No guide']

/** The toasts on screen after so many milliseconds. */
function shownAfter(milliseconds: number): string[] {
  for (let passed = 0; passed < milliseconds; passed += 100) act(() => void vi.advanceTimersByTime(100))
  return texts.filter((text) => document.body.textContent.includes(text))
}
