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
import { DataTable } from './DataTable.tsx'
import { useRowSelection } from './useRowSelection.ts'

interface Guest {
  _id: string
  name: string
}

const guests = ['Cohen', 'Levi', 'Mizrahi', 'Peretz'].map((name) => ({ _id: name.toLowerCase(), name }))
const columns = [{ key: 'name', header: 'Name', cell: (row: Guest) => row.name }]
const noFilters = {}

let root: Root
let opened: string[]
let list: { rows: Guest[]; page: number; filters: object; canSelect: boolean }
let ids: readonly string[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  opened = []
  list = { rows: guests, page: 1, filters: noFilters, canSelect: true }
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('j and k move over the rows, Enter opens and Space selects', async () => {
  await draw()
  await press('KeyJ')
  expect(focused()).toBe('Cohen')
  await press('KeyJ')
  await press('KeyJ')
  await press('KeyK')
  expect(focused()).toBe('Levi')
  await press('Space', ' ')
  expect(ids).toEqual(['levi'])
  expect(tickOf('Levi').checked).toBe(true)
  expect(tickOf('Cohen').checked).toBe(false)
  await act(async () => (document.activeElement as HTMLElement).click())
  expect(opened).toEqual(['levi'])
  await press('Escape')
  expect(ids).toEqual([])
})

test('arrows move where the focus is in the list, and only one row is a stop of Tab', async () => {
  await draw()
  await press('ArrowDown')
  expect(document.activeElement).toBe(document.body)
  await press('KeyJ')
  await press('ArrowDown')
  expect(focused()).toBe('Levi')
  const stops = [...document.querySelectorAll('[data-opener]')].filter(
    (one) => one.getAttribute('tabindex') === '0',
  )
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Levi'])
})

test('while someone types in a field the letters are theirs', async () => {
  await draw()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await press('KeyJ')
  expect(document.activeElement).toBe(field)
})

test('a click on a box ticks a row, with Shift the rows between, and the keys go on from there', async () => {
  await draw()
  await tick('Cohen')
  await tick('Mizrahi', { shiftKey: true })
  expect(ids).toEqual(['cohen', 'levi', 'mizrahi'])
  await act(async () => tickOf('Mizrahi').focus())
  await press('KeyJ')
  expect(focused()).toBe('Peretz')
  const all = document.querySelector<HTMLInputElement>('thead input')
  expect(all?.indeterminate).toBe(true)
  await act(async () => all?.click())
  expect(ids).toHaveLength(4)
})

test('the selection stays on other pages, drops rows that are gone and ends with other filters', async () => {
  await draw()
  await tick('Cohen')
  await tick('Levi')
  await draw({ rows: [{ _id: 'biton', name: 'Biton' }], page: 2 })
  await tick('Biton')
  await draw({ rows: guests, page: 1 })
  expect(ids).toEqual(['cohen', 'levi', 'biton'])
  await draw({ rows: guests.filter(({ _id }) => _id !== 'cohen') })
  expect(ids).toEqual(['levi', 'biton'])
  await draw({ filters: { search: 'Levi' } })
  expect(ids).toEqual([])
})

test('a list without a selection has no boxes, and its keys still move', async () => {
  await draw({ canSelect: false })
  expect(document.querySelectorAll('tr input')).toHaveLength(0)
  expect(document.querySelector('table')?.getAttribute('role')).toBeNull()
  await press('KeyJ')
  await press('KeyJ')
  expect(focused()).toBe('Levi')
})

function List() {
  const selection = useRowSelection<Guest>(list.filters)
  ids = selection.ids
  return (
    <DataTable
      label="Guests"
      columns={columns}
      rows={list.rows}
      rowKey={({ _id }) => _id}
      query={{ page: list.page, limit: 4 }}
      total={8}
      onQuery={() => {}}
      onOpen={({ _id }) => opened.push(_id)}
      {...(list.canSelect && { selection })}
    />
  )
}

const router = createRouter({
  routeTree: createRootRoute({ component: () => null }),
  history: createMemoryHistory(),
})

async function draw(change: Partial<typeof list> = {}) {
  list = { ...list, ...change }
  await act(async () =>
    root.render(
      <MantineProvider>
        <RouterContextProvider router={router}>
          <List />
        </RouterContextProvider>
      </MantineProvider>,
    ),
  )
}

async function press(code: string, key = code) {
  const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true })
  await act(async () => void document.activeElement?.dispatchEvent(event))
}

async function tick(name: string, how: MouseEventInit = {}) {
  await act(async () => void tickOf(name).dispatchEvent(new MouseEvent('click', { bubbles: true, ...how })))
}

function rowOf(name: string): HTMLElement {
  return document.querySelector(`[data-row="${name.toLowerCase()}"]`) as HTMLElement
}

function tickOf(name: string): HTMLInputElement {
  return rowOf(name).querySelector('input') as HTMLInputElement
}

function focused(): string | null | undefined {
  return document.activeElement?.closest('tr')?.textContent
}
