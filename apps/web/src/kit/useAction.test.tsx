// @vitest-environment happy-dom
import { notifications, notificationsStore } from '@mantine/notifications'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAction } from './useAction.ts'

const roots: Root[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', '/tours')
  act(() => notifications.clean())
})

afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount())
})

test('an error goes when the next try succeeds', async () => {
  const { run } = await pageOf()
  await act(() => run(false))
  expect(errors()).toEqual(['Not saved: missing'])
  await act(() => run(true))
  expect(errors()).toEqual([])
})

test('an error goes with its page, and stays while only a part of the page goes', async () => {
  const { run, root } = await pageOf()
  await act(() => run(false))
  await act(async () => root.unmount())
  expect(errors()).toEqual(['Not saved: missing'])

  const other = await pageOf()
  await act(() => other.run(false))
  history.pushState(null, '', '/operations')
  await act(async () => other.root.unmount())
  expect(errors()).toEqual([])
})

/** A component that saves something; the server refuses unless `works`. */
async function pageOf(): Promise<{ run: (works: boolean) => Promise<unknown>; root: Root }> {
  let run: (works: boolean) => Promise<unknown> = async () => {}
  function Part() {
    const save = useAction(
      async (works: boolean) => {
        if (!works) throw new Problem('not_found')
      },
      { onFailure: () => 'Not saved: missing' },
    )
    run = save.run
    return null
  }
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  await act(async () => root.render(<Part />))
  return { run: (works) => run(works), root }
}

function errors() {
  return notificationsStore
    .getState()
    .notifications.filter(({ role }) => role === 'alert')
    .map(({ message }) => message)
}
