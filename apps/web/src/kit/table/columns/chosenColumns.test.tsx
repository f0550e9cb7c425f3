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
import { setLanguage } from '../../../i18n/language.ts'
import { DataTable } from '../DataTable.tsx'

const guests = [{ _id: 'cohen', name: 'Cohen', phone: '+972 50 555 0134', notes: 'Vegetarian' }]
type Guest = (typeof guests)[number]
const columns = [
  { key: 'name', header: 'Name', cell: (row: Guest) => row.name },
  { key: 'phone', header: 'Phone', cell: (row: Guest) => row.phone },
  { key: 'notes', header: 'Notes', cell: (row: Guest) => row.notes },
]

/** The column settings load when they're first opened, which takes a while on a busy machine. */
const patience = { timeout: 20_000 }
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  open()
})
afterEach(async () => {
  await leave()
  setLanguage('en')
})

test('the choice of columns shows, moves and hides them, and the list keeps it', async () => {
  await draw()
  expect(heads()).toEqual(['Name', 'Phone', 'Notes'])
  await openChoice()
  await press(handleOf('Notes'), 'ArrowUp')
  expect(heads()).toEqual(['Name', 'Notes', 'Phone'])
  await click(boxOf('Phone'))
  expect(boxOf('Name').disabled).toBe(true)
  await leave()
  open()
  await draw()
  expect(heads()).toEqual(['Name', 'Notes'])
  await openChoice()
  await click(button('Usual columns'))
  expect(heads()).toEqual(['Name', 'Phone', 'Notes'])
})

test('the focus goes back to the button when the choice is closed', async () => {
  await draw()
  button('Columns').focus()
  await openChoice()
  await click(button('Done'))
  await act(() => vi.waitFor(() => expect(document.activeElement).toBe(button('Columns')), patience))
})

test('the right arrow makes a column wider, and in Hebrew the left one does', async () => {
  await draw()
  await openChoice()
  await press(handleOf('Phone'), 'ArrowRight', 10)
  const wide = widthOf('Phone')
  expect(wide).toBeGreaterThan(56)
  await press(handleOf('Phone'), 'ArrowLeft')
  expect(widthOf('Phone')).toBe(wide - 16)
  await act(async () => setLanguage('he'))
  await press(handleOf('Phone'), 'ArrowLeft')
  expect(widthOf('Phone')).toBe(wide)
  await press(handleOf('Phone'), 'Delete')
  expect(widthOf('Phone')).toBeNaN()
})

const router = createRouter({
  routeTree: createRootRoute({ component: () => null }),
  history: createMemoryHistory(),
})

function open() {
  root = createRoot(document.body.appendChild(document.createElement('div')))
}

async function leave() {
  await act(async () => root.unmount())
  document.body.replaceChildren()
}

async function draw() {
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <RouterContextProvider router={router}>
          <DataTable
            label="Guests"
            list="guests"
            columns={columns}
            rows={guests}
            rowKey={({ _id }) => _id}
            query={{ page: 1, limit: 5 }}
            total={1}
            onQuery={() => {}}
          />
        </RouterContextProvider>
      </MantineProvider>,
    ),
  )
}

async function openChoice() {
  await click(button('Columns'))
  await act(() =>
    vi.waitFor(() => expect(document.querySelectorAll('[role="dialog"] li').length).toBe(3), patience),
  )
}

async function click(element: HTMLElement) {
  await act(async () => element.click())
}

async function press(element: HTMLElement, key: string, times = 1) {
  for (let time = 0; time < times; time++)
    await act(
      async () =>
        void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    )
}

function heads() {
  return [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
}

function widthOf(name: string): number {
  const head = [...document.querySelectorAll('th')].find(({ textContent }) => textContent === name)
  return Number.parseInt(head?.style.inlineSize ?? '', 10)
}

function button(text: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)
  if (!found) throw new Error(`No button ${text}`)
  return found
}

function lineOf(name: string): Element {
  const found = [...document.querySelectorAll('[role="dialog"] li')].find(
    ({ textContent }) => textContent === name,
  )
  if (!found) throw new Error(`No column ${name}`)
  return found
}

function boxOf(name: string): HTMLInputElement {
  return lineOf(name).querySelector('input') as HTMLInputElement
}

function handleOf(name: string): HTMLElement {
  return lineOf(name).querySelector('button') as HTMLElement
}
