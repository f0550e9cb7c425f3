// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { Home } from '@tourdesk/contract/home/home'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToDoLines } from './ToDoLines.tsx'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const nothing = 'Nothing to do right now.'
const blockOf = <Line,>(data: Line[]) => ({ data, code: null })
const mail = { kind: 'mail_failed', count: 2, since: '2026-11-17' } as const
const changed = { kind: 'changed_sheets', date: '2026-11-24', count: 1 } as const

test('HOME-08 the block says that nothing is to be done once neither planning nor mails have a line', async () => {
  expect(await textOf({ toDo: blockOf([]), messages: blockOf([]) })).toContain(nothing)
  expect(await textOf({ toDo: blockOf([]), messages: undefined })).toContain(nothing)
  expect(await textOf({ toDo: blockOf([]), messages: blockOf([mail]) })).not.toContain(nothing)
  expect(await textOf({ toDo: blockOf([changed]), messages: blockOf([]) })).not.toContain(nothing)
})

test('a part that failed is not called done', async () => {
  const failed = { data: null, code: 'unexpected' as const }
  expect(await textOf({ toDo: failed, messages: blockOf([]) })).not.toContain(nothing)
  expect(await textOf({ toDo: blockOf([]), messages: failed })).not.toContain(nothing)
})

async function textOf(blocks: Pick<Home, 'toDo' | 'messages'>): Promise<string> {
  const home: Home = {
    today: '2026-11-23',
    days: blockOf([]),
    money: blockOf([]),
    newest: blockOf([]),
    ...blocks,
  }
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  await act(async () =>
    root.render(
      <MantineProvider>
        <RouterContextProvider router={router}>
          <ToDoLines home={home} onRetry={() => {}} />
        </RouterContextProvider>
      </MantineProvider>,
    ),
  )
  return document.body.textContent ?? ''
}
