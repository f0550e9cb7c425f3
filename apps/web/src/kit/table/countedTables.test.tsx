// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { PagedTable } from './PagedTable.tsx'
import { useExactTotal } from './useExactTotal.ts'

const all = 10_040
const counted = 10_000
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
let root: Root
let asked: string[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked = []
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
})
afterEach(async () => {
  await act(async () => root.unmount())
  setLanguage('en')
})

test('a list that was counted to a limit says so, and counts the rest when asked to', async () => {
  await draw(1)
  expect(status()).toContain('1–25')
  expect(status()).toContain('of 10,000+')
  expect(status()).toContain('of more than 10,000')
  expect(asked).toEqual(['page 1'])
  await click('Count all')
  await act(() => vi.waitFor(() => expect(status()).toContain('of 10,040')))
  expect(asked).toEqual(['page 1', 'total'])
  expect(button('Count all')).toBeUndefined()
})

test('in Hebrew too', async () => {
  setLanguage('he')
  await draw(1)
  expect(status()).toContain('מתוך יותר מ-10,000')
  expect(button('ספירה מלאה')).toBeDefined()
})

test('pages after the limit can be turned to, and the last one is where the rows end', async () => {
  await draw(400)
  await click('Next page')
  await act(() => vi.waitFor(() => expect(status()).toContain('10,001–10,025')))
  await click('Next page')
  await act(() => vi.waitFor(() => expect(asked).toContain('page 402')))
  await act(() => vi.waitFor(() => expect(isDisabled('Next page')).toBe(true)))
})

test('a page after the last row goes back to one that has rows', async () => {
  await draw(9000)
  await act(() => vi.waitFor(() => expect(asked).toContain('page 400')))
  await act(() => vi.waitFor(() => expect(status()).toContain('9,976–10,000')))
})

function List({ first }: { first: number }) {
  const [page, setPage] = useState(first)
  const answer = useQuery({
    queryKey: ['orders', 'agency', page],
    queryFn: async () => pageOf(page),
  })
  const exact = useExactTotal({
    queryKey: ['orders', 'agency', 'total'],
    queryFn: async () => {
      asked.push('total')
      return { total: all }
    },
  })
  return (
    <PagedTable
      label="Guests"
      columns={[{ key: 'name', header: 'Name', cell: (row: { _id: string }) => row._id }]}
      answer={answer}
      exact={exact}
      query={{ page, limit: 25 }}
      onQuery={(change) => change.page && setPage(change.page)}
    />
  )
}

function pageOf(page: number) {
  asked.push(`page ${page}`)
  const rows = Math.max(0, Math.min(25, all - (page - 1) * 25))
  const data = Array.from({ length: rows }, (_, index) => ({ _id: `${page} ${index}` }))
  return { data, total: counted, totalIsExact: false }
}

async function draw(first: number) {
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })}>
          <RouterContextProvider router={router}>
            <List first={first} />
          </RouterContextProvider>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  await act(() => vi.waitFor(() => expect(asked.length).toBeGreaterThan(0)))
  await act(async () => {})
}

function status(): string {
  return document.querySelector('[role="status"]')?.textContent ?? ''
}

function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  )
}

function isDisabled(name: string): boolean {
  const found = button(name)
  return found?.disabled === true || found?.dataset.disabled === 'true'
}

async function click(name: string) {
  await act(async () => button(name)?.click())
}
