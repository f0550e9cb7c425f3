// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import {
  givenPlanCar,
  givenPlanParty,
  givenPlanPerson,
  givenPlanPickup,
  givenPresentUnit,
} from '@tourdesk/domain/plan/planDay.fixture'
import { openReasons } from '@tourdesk/domain/plan/proposal'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionKey } from '../../../app/session/openedSession.ts'
import { showLanguage } from '../../../i18n/language.ts'
import { PlanReview } from './PlanReview.tsx'
import { givenDayProposal } from './proposal.fixture.ts'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  sessionStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  showLanguage('en')
})

async function show(proposal: DayProposal, language: 'en' | 'he' = 'en'): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(sessionKey, { permissions: ['dispatch.read', 'dispatch.write'] })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  showLanguage(language)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <MantineProvider env="test">
            <PlanReview key={`${proposal._id} ${language}`} proposal={proposal} />
          </MantineProvider>
        </RouterContextProvider>
      </QueryClientProvider>,
    ),
  )
}

/** Leaves the page and comes back. */
async function again(proposal: DayProposal, language: 'en' | 'he' = 'en'): Promise<void> {
  await act(async () => root.render(null))
  await show(proposal, language)
}

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '') ?? ''
const text = () => plain(document.body.textContent)
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const labelOf = (box: HTMLInputElement) => plain(box.labels?.[0]?.textContent)
const box = (label: string | RegExp) => {
  const found = boxes().find((one) => labelOf(one).match(label))
  if (!found) throw new Error(`No tick ${label} in ${boxes().map(labelOf).join(', ')}`)
  return found
}
const tick = (label: string | RegExp) => act(async () => box(label).click())
const button = (label: string | RegExp) =>
  [...document.querySelectorAll('button')].find((one) => plain(one.textContent).match(label))

const cohen = givenPlanParty({ _id: 'cohen', order: 1002, people: 5 })

describe('what can be taken', () => {
  /** The Levis have a Sprinter to themselves; the Cohens wait. */
  const sprinter = givenPresentUnit({
    ...{ _id: 'old', car: 'sprinter', driver: 'moshe', guide: ['hanna'] },
    parts: [{ party: 'levi', people: 2 }],
  })
  const proposal = givenDayProposal(
    { parties: [givenPlanParty(), cohen], units: [sprinter] },
    { keep: 'nothing' },
  )

  test('all that changes has a tick, and a reason in one line', async () => {
    await show(proposal)
    const { units, moves } = proposal
    const changes = units.filter(({ kind }) => kind !== 'kept').length + moves.length
    expect(boxes()).toHaveLength(changes)
    expect(changes).toBeGreaterThan(1)
    for (const one of boxes()) {
      expect(one.checked).toBe(true)
      const why = document.getElementById(one.getAttribute('aria-describedby') ?? '')
      expect(plain(why?.textContent), labelOf(one)).not.toBe('')
    }
    expect(button(/^Apply/)?.textContent).toBe(`Apply ${changes} changes`)
  })

  test('people, seats and cost follow the ticks, which are still there when the page is opened again', async () => {
    await show(proposal)
    expect(text()).toContain('7 of 7 people on vehicles')
    await tick(/Order 1002/)
    expect(text()).toContain('2 of 7 people on vehicles')
    const cells = () => [...document.querySelectorAll('tbody tr:last-child td')].map((td) => td.textContent)
    const [today, chosen] = cells()
    expect(chosen).not.toBe(today)
    await again(proposal)
    expect(box(/Order 1002/).checked).toBe(false)
    expect(cells()).toEqual([today, chosen])
  })

  test('one Tab stop per departure; arrows go from tick to tick', async () => {
    await show(proposal)
    expect(boxes().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    const [first, second] = boxes()
    await act(async () => first?.focus())
    const down = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })
    await act(async () => first?.dispatchEvent(down))
    expect(document.activeElement).toBe(second)
  })
})

test('a unit that isn’t made takes its people with it, and leaves them where they are', async () => {
  const proposal = givenDayProposal({ parties: [cohen] })
  await show(proposal)
  await tick(/^New/)
  expect(box(/Order 1002/).checked).toBe(false)
  expect(box(/Order 1002/).disabled).toBe(true)
  expect(text()).toContain('0 of 5 people on vehicles')
  expect(button('Nothing ticked')?.disabled).toBe(true)
  await tick(/^New/)
  expect(box(/Order 1002/).checked).toBe(true)
})

test.each([
  ['en', '417-28-650: smallest free vehicle for 5 people', 'had no vehicle, English with'],
  ['he', '417-28-650: הרכב הפנוי הקטן ביותר ל-5 איש', 'היו בלי רכב, אנגלית עם'],
] as const)('every unit and every move says why (%s)', async (language, unit, move) => {
  await show(givenDayProposal({ parties: [cohen] }), language)
  expect(text()).toContain(unit)
  expect(text()).toContain(move)
})

const help = {
  no_free_vehicle: ['No vehicle with enough seats is free.', 'Plan again with suppliers’ vehicles.'],
  no_driver_with_licence: ['A car is free, but nobody who may drive it.', 'Free a driver'],
  no_guide_for_language: ['No guide who speaks their language is free.', 'Free a guide'],
  party_too_large: ['The party is larger than every vehicle it could get.', 'allow splitting'],
  pickup_missing: ['The order has no pickup place.', 'Set it in the order.'],
}

test.each(openReasons)(
  'PLAN-07 who stays open is listed, with why and what would help: %s',
  async (reason) => {
    const proposal = givenDayProposal({ parties: [cohen], cars: [] }, { useSuppliers: false })
    expect(proposal.open).toHaveLength(1)
    await show({ ...proposal, open: [{ party: 'cohen', people: 5, reason }] })
    const open = plain(document.querySelector('section[aria-label="Stays open"]')?.textContent)
    expect(open).toContain('Order 1002, Customer cohen, 5 people')
    for (const sentence of help[reason]) expect(open).toContain(sentence)
  },
)

describe('PLAN-25 a day on which nothing is open, or that lacks cars or crew, says so', () => {
  const planned = givenPresentUnit({
    ...{ _id: 'a', car: 'vito', driver: 'moshe', guide: ['hanna'] },
    parts: [{ party: 'levi', people: 2 }],
  })
  const proposal = givenDayProposal({ units: [planned] })

  test.each([
    ['en', 'Everything is planned already.'],
    ['he', 'הכול כבר משובץ.'],
  ] as const)('PLAN-25 nothing is open (%s)', async (language, sentence) => {
    await show(proposal, language)
    expect(text()).toContain(sentence)
    expect(boxes()).toHaveLength(0)
  })

  test.each([
    ['no cars', { cars: [] }, 'There are no cars yet.'],
    [
      'no free car',
      { cars: [givenPlanCar({ busy: [{ start: '2026-03-10', end: null }] })] },
      'No car is free on this day.',
    ],
    ['no crew', { people: [] }, 'There are no guides or drivers yet.'],
    ['no guide', { people: [givenPlanPerson()] }, 'No guide is free on this day.'],
    [
      'no driver',
      { people: [givenPlanPerson({ role: 'guide', maxPassengers: 0 })] },
      'Nobody who is free on this day has a licence on record.',
    ],
  ])('PLAN-25 %s', async (_, day, sentence) => {
    await show(givenDayProposal(day))
    expect(text()).toContain(sentence)
  })
})

test.each([
  ['en', 'Without coordinates: 4 parties', 'Without a language: 1 guide', 'licence on record: 1 driver'],
  ['he', 'ללא קואורדינטות: 4 קבוצות', 'ללא שפה: מדריך אחד', 'ללא רישיון רשום: נהג אחד'],
] as const)('PLAN-27 a proposal names the facts that it lacked (%s)', async (language, ...lines) => {
  const pickup = givenPlanPickup({ lat: null, lng: null })
  const proposal = givenDayProposal({
    parties: [1, 2, 3, 4].map((order) => givenPlanParty({ _id: `party-${order}`, order, pickup })),
    people: [
      givenPlanPerson({ _id: 'mute', name: 'Mute', role: 'guide', languages: [] }),
      givenPlanPerson({ _id: 'new', name: 'Newcomer', maxPassengers: 0 }),
      givenPlanPerson(),
    ],
  })
  await show(proposal, language)
  for (const line of lines) expect(text()).toContain(line)
  expect(document.querySelector('a[href="/order/order-party-1"]')).not.toBeNull()
  expect(text()).toContain('Newcomer')
})

describe('what others know already', () => {
  const told = givenPresentUnit({
    ...{ _id: 'told', car: 'sprinter', driver: 'moshe', guide: ['hanna'] },
    parts: [{ party: 'levi', people: 2 }],
    told: ['driver', 'supplier'],
  })

  test.each([
    ['en', 'Already told: driver, supplier'],
    ['he', 'כבר נמסר: נהג, ספק'],
  ] as const)('a unit that may be changed all the same is marked (%s)', async (language, mark) => {
    const asked = { keep: 'nothing', touchTold: true } as const
    await show(givenDayProposal({ parties: [givenPlanParty(), cohen], units: [told] }, asked), language)
    expect(text()).toContain(mark)
  })

  test('one that stays says so, without a mark', async () => {
    const asked = { keep: 'nothing' } as const
    await show(givenDayProposal({ parties: [givenPlanParty(), cohen], units: [told] }, asked))
    expect(text()).toContain('others know about it, so it stays')
    expect(text()).not.toContain('Already told')
  })
})

test('a repair lists what changes, and counts what doesn’t', async () => {
  const jaffa = givenPresentUnit({
    ...{ _id: 'jaffa', tour: 'jaffa', car: 'sprinter', driver: 'moshe', guide: ['hanna'] },
    parts: [{ party: 'katz', people: 2 }],
  })
  const parties = [cohen, givenPlanParty({ _id: 'katz', tour: 'jaffa' })]
  const people = [
    givenPlanPerson({ _id: 'hanna', role: 'guide' }),
    givenPlanPerson({ maxPassengers: 99 }),
    givenPlanPerson({ _id: 'eli', role: 'guide' }),
  ]
  const day = { parties, people, units: [jaffa] }
  await show({ ...givenDayProposal(day), request: { ...givenDayProposal(day).request, mode: 'repair' } })
  expect([...document.querySelectorAll('article')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Masada and the Dead Sea',
  ])
  expect(text()).toContain('1 departure stays as it is.')
})

test('a car that was chosen twice is named, and nothing can be applied until it isn’t', async () => {
  const units = [
    givenPresentUnit({ _id: 'a', car: 'vito', parts: [{ party: 'levi', people: 2 }] }),
    givenPresentUnit({ _id: 'b', car: 'sprinter', parts: [{ party: 'cohen', people: 5 }] }),
  ]
  const given = givenDayProposal({ parties: [givenPlanParty(), cohen], units })
  const swapped = given.units.map((unit) => ({
    ...unit,
    kind: 'changed' as const,
    car: unit.key === 'a' ? 'sprinter' : 'vito',
    driver: null,
    guide: [],
  }))
  await show({ ...given, units: swapped })
  expect(button(/^Apply/)?.disabled).toBe(false)
  await act(async () => boxes()[0]?.click())
  expect(text()).toContain('would be on two vehicles. Untick or replace one.')
  expect(button(/^Apply/)?.disabled).toBe(true)
})

test.each([
  ['en', 'nothing can be chosen now', 'Apply', 'Replace'],
  ['he', 'אי אפשר לבחור בו יותר', 'החלת', 'החלפה'],
] as const)(
  'a plan that was applied is shown whole and without ticks, and says why (%s)',
  async (language, why, apply, replace) => {
    const given = givenDayProposal({ parties: [givenPlanParty(), cohen] })
    await show(given)
    await tick(/Order 1002/)
    const applied = { ...given, applied: { name: 'Noa Peretz', at: '2026-03-10T15:00:00.000Z' } }
    await again(applied, language)
    expect(text()).toContain(why)
    expect(boxes()).toHaveLength(0)
    for (const label of [apply, replace]) expect(button(new RegExp(`^${label}`))).toBeUndefined()
    expect(text()).toContain('Customer cohen')
    const [, proposed] = document.querySelectorAll('[role=group]')
    const people = plain(proposed?.querySelector('dd')?.textContent)
    expect(people).toBe(language === 'en' ? '7 of 7' : '7 מתוך 7')
    await again(given)
    expect(box(/Order 1002/).checked).toBe(false)
  },
)

describe('a finding names its vehicle', () => {
  const finding: DayFinding = {
    key: 'found',
    code: 'no_guide',
    severity: 'stop',
    params: {},
    tour: { _id: 'masada', name: 'Masada' },
    tourDate: '2026-03-11',
    tourCar: null,
    time: '07:00',
    entries: [],
    operators: [],
    known: null,
  }
  const old = givenPresentUnit({ _id: 'old', car: 'sprinter', parts: [{ party: 'levi', people: 2 }] })
  const proposal = givenDayProposal({
    parties: [givenPlanParty(), { ...cohen, tour: 'jaffa' }],
    units: [old],
    cars: [givenPlanCar(), givenPlanCar({ _id: 'sprinter', plateId: '35-912-07', seats: 19 })],
  })
  const made = proposal.units.find(({ kind }) => kind === 'made')
  /** The tour and the vehicle that each finding names. */
  const named = () =>
    [...document.querySelectorAll('details li')].map((item) =>
      [...item.querySelectorAll('bdi')].slice(1).map((one) => plain(one.textContent)),
    )

  test('also one that isn’t made yet, by the vehicle it’s to have', async () => {
    const findings = {
      before: [{ ...finding, key: 'solved', tourCar: 'old' }],
      after: [{ ...finding, key: 'added', tourCar: 'rolled back' }],
      made: [{ _id: 'rolled back', key: made?.key ?? '' }],
    }
    await show({ ...proposal, findings })
    expect(named()).toEqual([
      ['Masada', '35-912-07'],
      ['Masada', '417-28-650'],
    ])
  })

  test('one without a vehicle says that it’s new', async () => {
    const bare = proposal.units.map((unit) => (unit === made ? { ...unit, car: null } : unit))
    const findings = {
      before: [],
      after: [{ ...finding, tourCar: 'rolled back' }],
      made: [{ _id: 'rolled back', key: made?.key ?? '' }],
    }
    await show({ ...proposal, units: bare, findings })
    expect(named()).toEqual([['Masada', 'New, without a vehicle']])
    await again({ ...proposal, units: bare, findings }, 'he')
    expect(named()).toEqual([['Masada', 'חדש, בלי רכב']])
  })
})
