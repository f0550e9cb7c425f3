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
import { severities } from '@tourdesk/domain/checks/finding'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../app/api.ts'
import { sessionKey } from '../../app/session/openedSession.ts'
import { showLanguage } from '../../i18n/language.ts'
import { DayChecks } from './DayChecks.tsx'

const date = '2026-03-11'
let root: Root
let sent: { method: string; path: string; body: unknown }[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Inputs that grow with their text listen to it; happy-dom doesn't have it.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  sent = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  showLanguage('en')
})

function finding(severity: DayFinding['severity'], known: DayFinding['known'] = null): DayFinding {
  return {
    ...{ code: 'message_failed', severity, known, key: `${severity}${known ? ' known' : ''}` },
    ...{
      tour: { _id: 'masada', name: 'Masada' },
      tourDate: date,
      tourCar: null,
      time: '07:00',
      entries: [],
      operators: [],
    },
    params: { n: 1 },
  }
}

const noPlan = { departures: [], cars: [], guides: [], drivers: [], next: null }

/**
 * The day on the screen, for somebody who may plan; the server answers every call with the same findings, or fails if
 * they're null.
 */
async function show(findings: DayFinding[] | null, language: 'en' | 'he' = 'en') {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  client.setQueryData(sessionKey, { permissions: ['dispatch.read', 'dispatch.write'] })
  client.setQueryData(queries.tourEvents.day({ params: { date } }).queryKey, noPlan)
  if (findings)
    client.setQueryData(queries.dayChecks.ofDay({ params: { date } }).queryKey, { data: findings })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ method, path, body: body ? JSON.parse(String(body)) : null })
    return findings ? Response.json({ data: findings }) : new Response(null, { status: 503 })
  })
  showLanguage(language)
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MantineProvider env="test">
          <RouterContextProvider router={router}>
            <DayChecks date={date} hasDepartures />
          </RouterContextProvider>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  await press(document.querySelector<HTMLButtonElement>('[aria-expanded="false"]') ?? undefined)
}

const strip = () => document.querySelector('[aria-expanded]')?.textContent?.trim()
const itemsOf = (list: string) => [...document.querySelectorAll(`ul[aria-label="${list}"] > li`)]
const buttons = (within: ParentNode, name: string) =>
  [...within.querySelectorAll('button')].filter((button) =>
    (button.ariaLabel ?? button.textContent ?? '').startsWith(name),
  )
const press = (button: HTMLButtonElement | undefined) => act(async () => button?.click())

test.each([
  ['en', ['Must solve', 'Check', 'Note'], '1 must solve 1 to check 1 note', 'Findings of the day'],
  ['he', ['חובה לטפל', 'לבדיקה', 'לידיעה'], '1 חובה לטפל 1 לבדיקה 1 לידיעה', 'לטיפול ביום הזה'],
] as const)(
  'CHECK-02 each of the three severities has its own sign and word (%s)',
  async (language, words, counts, list) => {
    await show(
      severities.map((severity) => finding(severity)),
      language,
    )
    expect(severities).toEqual(['stop', 'warn', 'note'])
    const items = itemsOf(list)
    expect(items).toHaveLength(3)
    for (const [index, word] of words.entries()) expect(items[index]?.textContent).toContain(word)
    expect(new Set(items.map((item) => item.querySelector('svg')?.outerHTML)).size).toBe(3)
    expect(strip()).toBe(counts)
  },
)

test.each([
  ['en', '1 must solve 1 to check 1 note 2 known', 'Known', 'Known: ', 'Findings of the day'],
  ['he', '1 חובה לטפל 1 לבדיקה 1 לידיעה 2 ידועים', 'ידועים', 'ידוע: ', 'לטיפול ביום הזה'],
] as const)(
  'CHECK-06 known findings are counted apart and stay listed below, with why and who (%s)',
  async (language, counts, knownList, known, list) => {
    const mark = { reason: 'They were called', name: 'Dana Mor', at: '2026-03-10T08:00:00.000Z' }
    const open = severities.map((severity) => finding(severity))
    await show([...open, finding('stop', mark), finding('warn', mark)], language)
    expect(strip()).toBe(counts)
    expect(itemsOf(list)).toHaveLength(3)
    expect(itemsOf(knownList)).toHaveLength(2)
    for (const item of itemsOf(knownList))
      expect(item.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
        `${known}They were called (Dana Mor)`,
      )
  },
)

test.each([
  ['en', 'The findings of this day couldn’t be loaded.'],
  ['he', 'מה שדורש טיפול ביום הזה לא נטען.'],
] as const)('a day whose findings can’t be loaded says so (%s)', async (language, text) => {
  await show(null, language)
  await act(() =>
    vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain(text)),
  )
})

test('CHECK-06 what must be solved or looked at can be marked as known with a reason, and opened again', async () => {
  const mark = { reason: 'They were called', name: 'Dana Mor', at: '2026-03-10T08:00:00.000Z' }
  await show([...severities.map((severity) => finding(severity)), finding('stop', mark)])
  const items = itemsOf('Findings of the day')
  expect(items.map((item) => buttons(item, 'Mark as known').length)).toEqual([1, 1, 0])

  await press(buttons(items[0]!, 'Mark as known')[0])
  const dialog = await act(() => vi.waitUntil(() => document.querySelector('[role="dialog"]')))
  const reason = dialog.querySelector('textarea')!
  expect(reason.maxLength).toBe(300)
  await press(buttons(dialog, 'Mark as known')[0])
  expect(sent).toEqual([])
  expect(reason.ariaInvalid ?? reason.getAttribute('aria-invalid')).toBe('true')
  await act(async () => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    setter?.call(reason, 'Another van comes')
    reason.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press(buttons(dialog, 'Mark as known')[0])
  const [known] = itemsOf('Known')
  await press(buttons(known!, 'Open again')[0])
  const path = `/api/v1/dayChecks/${date}/known`
  expect(sent).toEqual([
    { method: 'POST', path, body: { key: 'stop', reason: 'Another van comes' } },
    { method: 'DELETE', path: `${path}/stop%20known`, body: null },
  ])
})
