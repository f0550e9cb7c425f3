// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { Assignments, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { plannedDay, purchasedTour, vehicleUnit } from '../testing.ts'
import { PassengerPanel } from './passengers/PassengerPanel.tsx'
import type { Board } from './useBoard.ts'
import { UnitCards } from './vehicles/UnitCards.tsx'
import { type Move, withMove } from './withMove.ts'

let root: Root
/** What was drawn since the last look: orders and vehicles. */
let drawn: Set<string>
let make: (move: Move) => void
/** Shows another day, as a whole or only what fits on a screen. */
let show: (day: Assignments, isWhole: boolean) => void

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.head.appendChild(document.createElement('style')).textContent = scrolling
  drawn = new Set()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const { router } = page()
  await act(async () => {
    await router.load()
    root.render(
      <KitProvider>
        <RouterProvider router={router as never} />
      </KitProvider>,
    )
  })
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  document.head.replaceChildren()
})

test('a move draws the moved order and its two vehicles, and nothing else', async () => {
  expect([...drawn].sort()).toEqual([...entries, ...units].map(({ _id }) => _id).sort())
  const [entry] = entries
  drawn.clear()
  await act(async () => make({ entry: { ...entry!, tourCarId: null }, to: 'unit-2' }))
  expect(mark('entry-0')).toBe('2')
  expect([...drawn].sort()).toEqual(['entry-0', 'unit-2'])
  drawn.clear()
  await act(async () => make({ entry: { ...entry!, tourCarId: 'unit-2' }, to: 'unit-4' }))
  expect(mark('entry-0')).toBe('4')
  expect([...drawn].sort()).toEqual(['entry-0', 'unit-2', 'unit-4'])
})

test('ticking an order draws its row only', async () => {
  drawn.clear()
  await press('entry-7', 'box')
  expect([...drawn]).toEqual(['entry-7'])
})

test('opening the menu of an order draws its row only, and one menu lists the vehicles', async () => {
  drawn.clear()
  await press('entry-3', 'assign')
  expect([...drawn]).toEqual(['entry-3'])
  expect(document.querySelectorAll('[role="menu"]')).toHaveLength(1)
  expect(document.querySelectorAll('[role="menuitem"]')).toHaveLength(units.length + 2)
  await press('entry-3', 'assign')
  expect(
    document.querySelector('[data-entry="entry-3"] [data-stop="assign"]')?.getAttribute('aria-expanded'),
  ).toBe('false')
})

test('dragging an order lifts the vehicles and draws its row and no contents of a vehicle', async () => {
  drawn.clear()
  await drag('entry-2', 'dragstart')
  expect(document.querySelectorAll('article[data-fits]')).toHaveLength(units.length)
  expect([...drawn]).toEqual(['entry-2'])
  await drag('entry-2', 'dragend')
  expect(document.querySelectorAll('article[data-fits]')).toHaveLength(0)
  expect([...drawn]).toEqual(['entry-2'])
})

test('of a long board what fits on a screen is drawn first, and a pickup counts all of its orders', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    purchasedTour({ _id: `entry-${index}`, orderId: `order-${index}` }),
  )
  const vehicles = Array.from({ length: 20 }, (_, index) => vehicleUnit({ _id: `unit-${index}` }))
  await act(async () => show(plannedDay(many, vehicles), false))
  expect(document.querySelectorAll('[data-entry]')).toHaveLength(40)
  expect(document.querySelectorAll('article')).toHaveLength(16)
  expect(document.querySelector('tbody th')?.textContent).toContain('60')
  await act(async () => show(plannedDay(many, vehicles), true))
  expect(document.querySelectorAll('[data-entry]')).toHaveLength(60)
  expect(document.querySelectorAll('article')).toHaveLength(20)
})

/** Dragging scrolls only what can scroll; style sheets aren't loaded here. */
const scrolling = '[role="region"] { overflow-y: auto }'

const entries = Array.from({ length: 12 }, (_, index) =>
  watched<PurchasedTour>(purchasedTour({ _id: `entry-${index}`, orderId: `order-${index}` }), 'notes'),
)
const units = [1, 2, 3, 4].map((number) =>
  watched<VehicleUnit>(vehicleUnit({ _id: `unit-${number}`, participants: 0 }), 'date'),
)

/** The same record, which writes down when this field of it is read; only what draws it reads it. */
function watched<Thing extends { _id: string }>(thing: Thing, field: keyof Thing): Thing {
  return new Proxy(thing, {
    get(target, name, receiver) {
      if (name === field && isDrawing()) drawn.add(thing._id)
      return Reflect.get(target, name, receiver)
    },
  })
}

/** Rules read a unit's day too, so only a read by a row or a card counts. */
function isDrawing(): boolean {
  return /PassengerRow|UnitCardContents/.test(new Error('where').stack ?? '')
}

function page() {
  const top = createRootRoute({ component: Outlet })
  const signedIn = createRoute({ getParentRoute: () => top, id: 'signedIn', component: Outlet })
  const calendar = createRoute({
    getParentRoute: () => signedIn,
    path: '/assignments/calendar',
    component: Page,
  })
  const history = createMemoryHistory({ initialEntries: ['/assignments/calendar'] })
  return {
    router: createRouter({ routeTree: top.addChildren([signedIn.addChildren([calendar])]), history }),
  }
}

function Page() {
  const [day, setDay] = useState<Assignments>(() => plannedDay(entries, units))
  const [isWhole, setWhole] = useState(true)
  make = (move) => setDay((now) => rewatched(withMove(now, move)))
  show = (other, asWhole) => {
    setDay(other)
    setWhole(asWhole)
  }
  const board = {
    date: '2026-03-11',
    day,
    tours: day.purchasedTours,
    units: day.dayEventCars,
    underWay: [],
    addUnit: { busy: false, run: async () => undefined },
    removeUnit: { busy: false, run: async () => undefined },
    put: async () => {},
    putOnNew: async () => {},
  }
  const shown = asBoard(board)
  return (
    <>
      <PassengerPanel board={shown} canWrite isWhole={isWhole} onSplit={() => {}} />
      <UnitCards
        board={shown}
        handedOut={new Map()}
        canWrite
        isWhole={isWhole}
        onEdit={() => {}}
        onCrew={() => {}}
        onList={() => {}}
      />
    </>
  )
}

/** The lists ask for no more of a board than what's drawn here. */
function asBoard(board: Partial<Record<keyof Board, unknown>>): Board {
  return board as unknown as Board
}

/** A move makes new records of what it changes. */
function rewatched(day: Assignments): Assignments {
  return {
    ...day,
    purchasedTours: day.purchasedTours.map((entry) =>
      entries.includes(entry) ? entry : known(entry, 'notes'),
    ),
    dayEventCars: day.dayEventCars.map((unit) => (units.includes(unit) ? unit : known(unit, 'date'))),
  }
}

const made = new WeakMap<object, object>()

function known<Thing extends { _id: string }>(thing: Thing, field: keyof Thing): Thing {
  const again = made.get(thing) ?? watched(thing, field)
  made.set(thing, again)
  made.set(again, again)
  return again as Thing
}

function mark(entry: string): string | null | undefined {
  return document.querySelector(`[data-entry="${entry}"] * + bdi.cut`)?.previousElementSibling?.textContent
}

async function press(row: string, stop: string) {
  const button = document.querySelector<HTMLElement>(`[data-entry="${row}"] [data-stop="${stop}"]`)
  await act(async () => button?.click())
}

async function drag(row: string, type: 'dragstart' | 'dragend') {
  const dataTransfer = Object.assign(new DataTransfer(), { setDragImage: () => {} })
  const event = Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { dataTransfer })
  await act(async () => {
    document.querySelector(`[data-entry="${row}"]`)?.dispatchEvent(event)
    await new Promise(requestAnimationFrame)
  })
}
