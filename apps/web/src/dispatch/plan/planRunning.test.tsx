// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../app/api.ts'
import { showLanguage } from '../../i18n/language.ts'
import { PlanRunning } from './PlanRunning.tsx'

const id = '0190a0b0-0000-7000-8000-00000000c0de'
let root: Root
let sent: string[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  sent = []
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  showLanguage('en')
})

/** The page while the server is at 12 of 14 departures, or doesn't know of the search yet. */
async function show(language: 'en' | 'he', isKnown: boolean): Promise<void> {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') sent.push(path)
    if (method === 'POST') return Response.json({ success: true })
    if (!isKnown) return Response.json({ message: 'Not found', code: 'not_found' }, { status: 404 })
    return Response.json({ isRunning: true, done: 12, departures: 14 })
  })
  const staleTime = Number.POSITIVE_INFINITY
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } })
  const { queryKey } = queries.dayPlans.progress({ params: { id } })
  if (isKnown) client.setQueryData(queryKey, { isRunning: true, done: 12, departures: 14 })
  showLanguage(language)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MantineProvider env="test">
          <PlanRunning id={id} />
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
}

const status = () => document.querySelector('[role=status]')?.textContent
const stop = () => document.querySelector('button')

test.each([
  ['en', 'Planning… 12 of 14 departures', 'Stop'],
  ['he', 'משבצים… 12 מתוך 14 יציאות', 'עצירה'],
] as const)('how far a search is, and a button that ends it (%s)', async (language, line, name) => {
  await show(language, true)
  expect(status()).toBe(line)
  expect(stop()?.textContent).toBe(name)
  await act(async () => stop()?.click())
  expect(sent).toEqual([`/api/v1/dayPlans/${id}/stop`])
})

test('a search that the server doesn’t know of yet can’t be ended', async () => {
  await show('en', false)
  expect(status()).toBe('Planning…')
  expect(stop()?.disabled).toBe(true)
})
