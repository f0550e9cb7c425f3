// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { noHabits } from '@tourdesk/domain/orders/habits'
import { newDraft, newEntry } from '@tourdesk/domain/orders/newDraft'
import { masada } from '@tourdesk/domain/testing/given'
import { act, Profiler, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/queryClient.ts'
import { sessionKey } from '../../app/session/openedSession.ts'
import { CustomerField } from './CustomerField.tsx'
import { FollowTyping } from './FollowTyping.tsx'
import { FormNotices } from './FormNotices.tsx'
import { OrderDeskProvider } from './OrderDesk.ts'
import type { OfferedTour, OrderWorld } from './orderWorld.ts'
import { OrderPrice } from './price/OrderPrice.tsx'
import { PricePanel } from './price/PricePanel.tsx'
import { StepBar } from './StepBar.tsx'
import { EntryNotes } from './tours/EntryNotes.tsx'
import { HighlightsPanel } from './tours/HighlightsPanel.tsx'
import { ParticipantsField } from './tours/ParticipantsField.tsx'
import { TourChoice } from './tours/TourChoice.tsx'
import { useOrderForm } from './useOrderForm.ts'

const tour: OfferedTour = {
  ...masada,
  _id: 'masada',
  name: 'Masada and Dead Sea',
  number: '101',
  isLimited: false,
  pricedDays: [],
}
const world: OrderWorld = {
  tours: [tour],
  starTours: [],
  ticketTypes: [{ _id: 'adult', type: 'adult', pricePortion: 1, notes: '' }],
  locations: [],
  sellers: [],
  habits: noHabits,
  rates: { USD: 1, EUR: 0.9, ILS: 3.7 },
}
const start = {
  ...newDraft({ agency: 'office', agent: null }, world.locations),
  selectedTours: [
    { ...newEntry(world.locations), tour: 'masada', group_type: 'small_group', language: 'english' } as const,
  ],
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

/** How often each part was drawn since `drawn` was emptied. */
const drawn = new Map<string, number>()
let root: Root
let asked: unknown[]

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked = []
  // Inputs that grow with their text listen to it; happy-dom doesn't have it.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (!body) return Response.json({ ...tour, highlights: [], thumbnails: {} })
    asked.push(JSON.parse(String(body)))
    return Response.json({
      calculatedPrices: { totalPrice: 0, paymentTBD: false, pricePortions: [], coupon: null },
    })
  })
  queryClient.setQueryData(sessionKey, dana)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Page />))
  await settled()
  drawn.clear()
  asked.length = 0
})

afterEach(async () => {
  await act(async () => root.unmount())
  queryClient.clear()
  document.body.replaceChildren()
})

test('typing the phone of the customer draws that field and nothing else', async () => {
  await type('Mobile phone', '054-2218890')
  expect(fieldOf('Mobile phone').value).toBe('054-2218890')
  expect([...drawn.keys()]).toEqual(['phone'])
  await settled()
  expect([...drawn.keys()]).toEqual(['phone'])
  expect(asked).toEqual([])
})

test('a note on a tour draws its own field and asks for no price', async () => {
  await type('Notes for this tour', 'Two wheelchairs')
  await settled()
  expect([...drawn.keys()]).toEqual(['notes'])
  expect(asked).toEqual([])
})

test('another count of adults draws the party and the price, asks for it once, and leaves the other fields alone', async () => {
  await act(async () => buttonOf('Adult: one more').click())
  await act(async () => buttonOf('Adult: one more').click())
  expect(drawn.get('party')).toBe(2)
  expect(drawn.get('price')).toBeGreaterThanOrEqual(2)
  expect(panel()).toContain('2 participants')
  await settled()
  expect(asked).toMatchObject([{ selectedTours: [{ tour: 'masada', participants: { adult: 2 } }] }])
  for (const other of ['phone', 'first name', 'tour', 'notes', 'highlights', 'steps'])
    expect(drawn.has(other), other).toBe(false)
})

test('a name draws its field and the customer in the panel, and no tour', async () => {
  await type('First name', 'Noa')
  await settled()
  expect([...drawn.keys()].toSorted()).toEqual(['first name', 'price'])
  expect(panel()).toContain('Noa')
})

test('after a step was refused, typing draws another field only when its fault comes or goes', async () => {
  await act(async () => buttonOf('Next').click())
  expect(fieldOf('First name').getAttribute('aria-invalid')).toBe('true')
  drawn.clear()
  await type('Mobile phone', '054-2218890')
  expect([...drawn.keys()]).toEqual(['phone'])
  await type('First name', 'Noa')
  expect(fieldOf('First name').getAttribute('aria-invalid')).not.toBe('true')
  expect(drawn.has('tour')).toBe(false)
})

/** The form as `OrderForm` builds it, with all steps open at once and every part counted. */
function Page() {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <Desk />
      </MantineProvider>
    </QueryClientProvider>
  )
}

function Desk() {
  const { desk, passes, recheck, tellPrice } = useOrderForm({
    draft: start,
    restored: null,
    step: 'tours',
    order: null,
    waiting: null,
    world,
    session: dana,
  })
  return (
    <OrderDeskProvider value={desk}>
      <FollowTyping onTyped={recheck} />
      <OrderPrice onShown={tellPrice}>
        <button type="button" aria-label="Next" onClick={() => passes(['customer'])} />
        <Counted id="highlights">
          <HighlightsPanel />
        </Counted>
        <Counted id="steps">
          <StepBar step="tours" onStep={() => {}} />
        </Counted>
        <Counted id="notices">
          <FormNotices
            restored={null}
            hasNewer={false}
            onStartOver={() => {}}
            onLoadNewest={() => {}}
            refusal={null}
          />
        </Counted>
        <Counted id="tour">
          <TourChoice index={0} />
        </Counted>
        <Counted id="party">
          <ParticipantsField index={0} disabled={false} />
        </Counted>
        <Counted id="notes">
          <EntryNotes index={0} />
        </Counted>
        <Counted id="first name">
          <CustomerField name="firstName" />
        </Counted>
        <Counted id="phone">
          <CustomerField name="mobilePhone" kind="tel" />
        </Counted>
        <Counted id="price">
          <PricePanel />
        </Counted>
      </OrderPrice>
    </OrderDeskProvider>
  )
}

function Counted({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Profiler id={id} onRender={() => drawn.set(id, (drawn.get(id) ?? 0) + 1)}>
      {children}
    </Profiler>
  )
}

/** Until the price that was asked for has come. */
async function settled() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
}

async function type(label: string, text: string) {
  const field = fieldOf(label)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  await act(async () => {
    set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function fieldOf(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return document.getElementById(found!.htmlFor) as HTMLInputElement
}

function panel(): string | null {
  return document.querySelector('aside[aria-label="This order"]')!.textContent
}

function buttonOf(label: string): HTMLButtonElement {
  return document.querySelector(`button[aria-label="${label}"]`)!
}
