// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { habitsOf } from '@tourdesk/domain/orders/habits'
import { newDraft } from '@tourdesk/domain/orders/newDraft'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { masada, winter } from '@tourdesk/domain/testing/given'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/queryClient.ts'
import { sessionKey } from '../../../app/session/openedSession.ts'
import { OrderDeskProvider } from '../OrderDesk.ts'
import type { OfferedTour, OrderWorld } from '../orderWorld.ts'
import { useOrderForm } from '../useOrderForm.ts'
import { PresetLine } from './PresetLine.tsx'
import { TourChoice } from './TourChoice.tsx'

const tour: OfferedTour = {
  ...masada,
  _id: 'masada',
  name: 'Masada and Dead Sea',
  number: '101',
  isLimited: false,
  pricedDays: groupTypes.map((group_type) => ({ group_type, start_date: '2026-01-01', end_date: null })),
}
const dan = { _id: 'dan', city: 'tel_aviv', name: 'Dan Panorama', address: '', isDefault: false } as const
const world: OrderWorld = {
  tours: [tour],
  starTours: [],
  ticketTypes: [{ _id: 'adult', type: 'adult', pricePortion: 1, notes: '' }],
  locations: [{ ...dan, lat: null, lng: null }],
  sellers: [],
  rates: { USD: 1, EUR: 0.9, ILS: 3.7 },
  habits: habitsOf([
    { tour: 'masada', group_type: 'small_group', language: 'french', price_class: 'premium', pickup: dan },
  ]),
}
const office = {
  _id: 'office',
  id: 'office',
  name: 'Tourdesk',
  role: 'ADMIN',
  status: 'ACTIVE',
  isSuper: true,
} as const
const dana: CurrentUser = {
  _id: 'dana',
  id: 'dana',
  email: 'dana@tourdesk.example',
  firstName: 'Dana',
  lastName: 'Levi',
  mobilePhone: '',
  isSuper: false,
  isProven: true,
  senderId: null,
  role: 'ADMIN',
  status: 'ACTIVE',
  account: {
    ...office,
    logo: null,
    leaveSiteMsg: '',
    doesIncludeAffiliation: false,
    dailyToursOnly: false,
    doesAllowPaymentToAgency: true,
    allowPrivateGroup: true,
  },
  accounts: [office],
  userAccounts: [],
  permissions: [],
  mainAccount: { _id: 'office', name: 'Tourdesk' },
  today: '2026-03-01',
  officePhone: '03-5550000',
  sendsMail: false,
  hasSecondFactor: false,
  needsSecondFactor: false,
  secondFactorDueAt: null,
  mustSetUpFactor: false,
  idleMinutes: null,
  recoveryCodesLeft: 0,
}

let root: Root
let entry: () => OrderDraft['selectedTours'][number] | undefined

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date'], now: winter('2026-03-01', '12:00') })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  queryClient.setQueryData(sessionKey, dana)
  await act(async () => root.render(<Page />))
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  queryClient.clear()
  document.body.replaceChildren()
})

test('a tour and a date in one field are chosen by Enter, with the rest as last time', async () => {
  await type('מצדה 11/3')
  expect(options()).toEqual(['Masada and Dead SeaWed 11/3/2026'])
  await press('Enter')
  expect(entry()).toMatchObject({
    tour: 'masada',
    date: '2026-03-11',
    group_type: 'small_group',
    language: 'french',
    pickup: { _id: 'dan' },
  })
  expect(document.body.textContent).toContain('As last time: Small Group, French, \u2068Dan Panorama\u2069')
  expect(field().value).toBe('Masada and Dead Sea')
})

test('the field keeps the focus from the first letter on', async () => {
  const before = field()
  await type('m')
  expect(field()).toBe(before)
  expect(document.activeElement).toBe(before)
})

test('the same tour can be chosen again for another day', async () => {
  await type('masada 11/3')
  await press('Enter')
  await type('masada 18.3')
  await press('Enter')
  expect(entry()).toMatchObject({ tour: 'masada', date: '2026-03-18' })
})

test('a day on which it can’t be booked says why, and Enter chooses nothing', async () => {
  await type('masada today')
  expect(options()[0]).toMatch(/^Masada and Dead Sea.*today/i)
  await press('Enter')
  expect(entry()?.tour).toBeNull()
})

test('what was filled in is cleared with one click', async () => {
  await type('masada 11/3')
  await press('Enter')
  const clear = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear')
  await act(async () => clear?.click())
  expect(entry()).toMatchObject({ tour: 'masada', date: '2026-03-11', group_type: null, language: null })
  expect(document.body.textContent).not.toContain('As last time')
})

test('Enter in a list that was just opened, with nothing marked yet, doesn’t submit the form', async () => {
  await act(async () => {
    field().focus()
    field().click()
  })
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(document.querySelector('[data-combobox-selected]')).toBeNull()
  expect(await press('Enter')).toBe('prevented')
  expect(entry()?.tour).toBeNull()
  await press('ArrowDown')
  await press('Enter')
  expect(entry()?.tour).toBe('masada')
})

function Page() {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <Desk />
      </MantineProvider>
    </QueryClientProvider>
  )
}

function Desk() {
  const { desk } = useOrderForm({
    draft: newDraft({ agency: 'office', agent: null }, world.locations),
    restored: null,
    step: 'tours',
    order: null,
    waiting: null,
    world,
    session: dana,
  })
  entry = () => desk.form.getValues('selectedTours')[0]
  return (
    <OrderDeskProvider value={desk}>
      <TourChoice index={0} />
      <PresetLine index={0} />
    </OrderDeskProvider>
  )
}

const field = () =>
  document.querySelector<HTMLInputElement>('input[role="combobox"], input[aria-haspopup="listbox"]')!
const options = () =>
  [...document.querySelectorAll('[data-combobox-option]')].map(({ textContent }) => textContent ?? '')

async function type(text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  await act(async () => {
    field().focus()
    set!.call(field(), text)
    field().dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
  })
}

async function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true })
  await act(async () => field().dispatchEvent(event))
  return event.defaultPrevented ? 'prevented' : 'passed on'
}
