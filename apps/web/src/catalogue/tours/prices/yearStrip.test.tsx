// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../i18n/language.ts'
import { newPriceList, type PriceListDraft } from './priceListValues.ts'
import { YearStrip } from './YearStrip.tsx'

const list = (change: Partial<PriceListDraft>): PriceListDraft => ({
  ...newPriceList('2026-01-01'),
  status: 'Active',
  ...change,
})
const spring = list({ _id: 'spring', description: 'Spring', endDate: '2026-05-31' })
const autumn = list({ _id: 'autumn', description: 'Autumn', startDate: '2026-09-01', endDate: '2026-12-31' })
const draft = list({ _id: 'draft', description: 'Summer idea', startDate: '2026-06-01', status: 'Draft' })
const june = list({ _id: 'june', description: 'June', startDate: '2026-05-25', endDate: '2026-06-30' })
let root: Root
let added: unknown[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+02:00') })
  added = []
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  setLanguage('en')
  vi.useRealTimers()
})

test('each list is a link for its days, a gap starts a list for its days, and Drafts cover nothing', async () => {
  await show([spring, draft, autumn])
  expect(partsOf()).toEqual([
    ['Spring: 1/1/2026 – 31/5/2026', '/tour/t1?listIndex=1'],
    ['Add a price list for 1/6/2026 – 31/8/2026', null],
    ['Autumn: 1/9/2026 – 31/12/2026', '/tour/t1?listIndex=3'],
  ])
  expect(words()[0]).toBe('No active price list: 1/6/2026 – 31/8/2026Add a list for these days')
  for (const button of buttonsNamed('Add a price list for 1/6/2026 – 31/8/2026'))
    await act(async () => button.click())
  const days = { startDate: '2026-06-01', endDate: '2026-08-31' }
  expect(added).toEqual([days, days])
})

test('the days that several lists have are named in words, with the list whose prices are taken', async () => {
  await show([june, spring, autumn])
  expect(partsOf().map(([name]) => name)).toContain('Overlap: 25/5/2026 – 31/5/2026')
  expect(words()[0]).toBe(
    'Overlap: 25/5/2026 – 31/5/2026 (June, Spring). The prices are those of June, the first in the table.',
  )
})

test('a Draft on days of an Active list is named, because it can’t be activated', async () => {
  await show([spring, { ...draft, startDate: '2026-05-20' }, autumn])
  expect(words()).toEqual([
    'No active price list: 1/6/2026 – 31/8/2026Add a list for these days',
    'Overlap: 20/5/2026 – 31/5/2026. The draft Summer idea can’t be activated while Spring has these days.',
    'Overlap: 1/9/2026 – 31/12/2026. The draft Summer idea can’t be activated while Autumn has these days.',
  ])
})

test('other years are a step away, and days that are past are no gap', async () => {
  await show([spring, autumn])
  await act(async () => buttonsNamed('Next year')[0]?.click())
  expect(words()).toEqual(['No active price list: 1/1/2027 – 31/12/2027Add a list for these days'])
  for (let times = 0; times < 2; times += 1) await act(async () => buttonsNamed('Previous year')[0]?.click())
  expect(document.querySelector('section')?.getAttribute('aria-label')).toBe('Active price lists in 2025')
  expect(partsOf()).toEqual([[null, null]])
  expect(words()).toEqual(['No gaps and no overlaps in 2025.'])
})

test('in Hebrew too', async () => {
  setLanguage('he')
  await show([spring, autumn])
  expect(words()).toEqual(['אין מחירון פעיל: 1/6/2026 – 31/8/2026מחירון חדש לתאריכים האלה'])
})

async function show(lists: PriceListDraft[]) {
  const rootRoute = createRootRoute({
    component: () => (
      <MantineProvider>
        <YearStrip
          lists={lists}
          hrefOf={(position) => `/tour/t1?listIndex=${position}`}
          onAdd={(days) => added.push(days)}
        />
      </MantineProvider>
    ),
  })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router as never} />))
}

/** Removes direction marks. */
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '') ?? null

function partsOf() {
  return [...document.querySelectorAll('ol li')].map((item) => {
    const part = item.querySelector('a, button')
    return [plain(part?.getAttribute('aria-label')), part?.getAttribute('href') ?? null]
  })
}

function words() {
  return [...document.querySelectorAll('ul li')].map((item) => plain(item.textContent))
}

function buttonsNamed(name: string) {
  return [...document.querySelectorAll('button')].filter(
    (button) => plain(button.getAttribute('aria-label')) === name,
  )
}
