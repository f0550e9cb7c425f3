// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeLanguage } from '../../i18n/changeLanguage.ts'
import { wipeCrewDatabase } from '../keep/crewDatabase.ts'
import { keptTaps } from '../keep/keptTaps.ts'
import { phone } from '../phone.ts'
import { CashSheet } from './CashSheet.tsx'
import { type Road, RoadContext } from './RoadContext.ts'
import type { PartyOnRoad, RoadEvent } from './roadEvents.ts'

let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await wipeCrewDatabase(await phone())
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

describe('CREW-25 cash on the phone', () => {
  test.each([
    ['1,940', '1940', 1940],
    ['1.940,50', '1940.50', 1940.5],
    ['$1,940', '1940', 1940],
    ['120', '120', 120],
  ])('%s shows as %s, and that is kept', async (typed, shown, amount) => {
    await draw('en')
    await type(typed)
    await act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(field().value).toBe(shown)
    await submit()
    expect(await kept()).toEqual([{ amount, currency: 'USD' }])
  })

  test.each([
    ['1.940', 'This could be 1940 or 1.94. Please type it without a thousands separator.'],
    ['₪1,940', 'This amount is in another currency than the one below'],
    ['12.3456', 'Please type an amount above 0, such as 120 or 120.50'],
    ['0', 'Please type an amount above 0, such as 120 or 120.50'],
    ['20000000', 'Please type an amount above 0, such as 120 or 120.50'],
    ['', 'Please type an amount above 0, such as 120 or 120.50'],
  ])('%j is not kept, and the field says why', async (typed, why) => {
    await draw('en')
    await type(typed)
    await submit()
    expect(await kept()).toEqual([])
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(why)
    expect(field().value).toBe(typed)
  })

  test('the field says why in Hebrew, and shekels are kept once they are chosen', async () => {
    await draw('he')
    await type('₪1,940')
    await submit()
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('הסכום במטבע אחר מזה שנבחר למטה')
    await act(async () => document.querySelectorAll<HTMLElement>('input[type="radio"]')[2]?.click())
    await submit()
    expect(await kept()).toEqual([{ amount: 1940, currency: 'ILS' }])
  })
})

describe('what a party owes', () => {
  const collect = { amount: 1940.5, currency: 'EUR' } as const

  test.each([
    ['en', 'To collect \u2066€1,940.50\u2069'],
    ['he', 'לגבייה \u2066€1,940.50\u2069'],
  ] as const)('stays in sight while another amount is typed: %s', async (language, said) => {
    await draw(language, { collect })
    expect(field().value).toBe('1940.5')
    await type('100')
    expect(document.querySelector('dialog')?.textContent).toContain(said)
  })

  test('isn’t offered a second time while the first cash waits on the phone', async () => {
    await draw('en', { collect, waiting: true })
    expect(field().value).toBe('')
    expect(document.querySelector('dialog')?.textContent).not.toContain('To collect')
  })
})

interface Given {
  collect?: SheetParty['collect']
  /** Whether cash of the party is on the phone and not yet at the office. */
  waiting?: boolean
}

async function draw(language: 'en' | 'he', { collect = null, waiting = false }: Given = {}) {
  await changeLanguage(language)
  const events = waiting ? [{ kind: 'cash', isSent: false } as RoadEvent] : []
  const parties: Road['parties'] = new Map([['entry', { events } as PartyOnRoad]])
  const road = { unit: { _id: 'unit' }, parties } as Road
  const party = { entry: 'entry', collect } as SheetParty
  await act(async () =>
    root.render(
      <RoadContext value={road}>
        <CashSheet party={party} name="Noa" onClose={() => {}} />
      </RoadContext>,
    ),
  )
}

function field(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[inputmode="decimal"]')
  if (!found) throw new Error('no field')
  return found
}

async function type(text: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function submit() {
  await act(async () => {
    field().form?.requestSubmit()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

async function kept() {
  const taps = await keptTaps(await phone())
  return taps.flatMap(({ event }) =>
    event.kind === 'cash' ? [{ amount: event.amount, currency: event.currency }] : [],
  )
}
