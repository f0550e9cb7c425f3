// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Column } from './column.ts'
import { DataTable } from './DataTable.tsx'

const guest = {
  _id: 'cohen',
  number: '10547',
  name: 'Ruth Cohen',
  status: 'Paid',
  phone: '',
  notes: 'Vegetarian',
}
type Guest = typeof guest
const columns: Column<Guest>[] = [
  { key: 'name', card: 'secondary', header: 'Name', cell: (row) => row.name },
  { key: 'number', opens: true, header: 'Number', cell: (row) => row.number },
  { key: 'phone', card: 'detail', header: 'Phone', cell: (row) => row.phone },
  { key: 'notes', card: 'detail', header: 'Notes', cell: (row) => row.notes },
  { key: 'status', card: 'status', header: 'Status', cell: (row) => row.status },
  { key: 'source', header: 'Source', cell: () => 'Website' },
]
/** Cards load when they're first shown, which takes a while on a busy machine. */
const patience = { timeout: 20_000 }
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('on a phone a row is a card: its title opens it, with what matters and without what is empty', async () => {
  const opened: string[] = []
  await draw(390, opened)
  await act(() => vi.waitFor(() => expect(document.querySelector('li')).not.toBeNull(), patience))
  expect(document.querySelector('table')).toBeNull()
  const card = document.querySelector('li')
  expect(card?.textContent).toBe('10547PaidRuth CohenNotesVegetarian')
  await act(async () => card?.querySelector('button')?.click())
  expect(opened).toEqual(['cohen'])
})

test('a wider screen has a table', async () => {
  await draw(768, [])
  expect(document.querySelectorAll('td')).toHaveLength(columns.length)
})

const router = createRouter({
  routeTree: createRootRoute({ component: () => null }),
  history: createMemoryHistory(),
})

async function draw(width: number, opened: string[]) {
  const matches = (query: string) => width <= 16 * Number(/max-width: (\d+)em/.exec(query)?.[1] ?? 0)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await act(async () =>
    root.render(
      <MantineProvider>
        <RouterContextProvider router={router}>
          <DataTable
            label="Guests"
            columns={columns}
            rows={[guest]}
            rowKey={({ _id }) => _id}
            onOpen={({ _id }) => opened.push(_id)}
          />
        </RouterContextProvider>
      </MantineProvider>,
    ),
  )
}
