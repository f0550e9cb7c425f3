// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { DayChecks } from '@tourdesk/contract/checks/dayChecks'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../app/api.ts'
import { sessionKey } from '../../app/session/openedSession.ts'
import { showLanguage } from '../../i18n/language.ts'
import { SignOff } from './SignOff.tsx'

const date = '2026-03-11'
const at = '2026-03-10T14:40:00.000Z'
const signedOff = { name: 'Dana', at, hash: 'same', changes: 0 }
let root: Root
let sent: { path: string; body: { hash: string; clientKey: string } }[]
let loads: number

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: new Date('2026-03-10T15:00:00.000Z'), toFake: ['Date'] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  sent = []
  loads = 0
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  showLanguage('en')
  vi.useRealTimers()
})

/** The line on the screen; the server refuses to sign, and answers the day as `newer` from then on. */
async function show(
  checks: Partial<DayChecks>,
  { language = 'en', mayWrite = true, isEmpty = false, newer = {} } = {},
) {
  const day = { data: [], hash: 'same', signedOff: null, ...checks }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(sessionKey, {
    permissions: mayWrite ? ['dispatch.read', 'dispatch.write'] : ['dispatch.read'],
  })
  client.setQueryData(queries.dayChecks.ofDay({ params: { date } }).queryKey, day)
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') {
      loads += 1
      return Response.json({ ...day, ...newer })
    }
    sent.push({ path, body: JSON.parse(String(body)) })
    return Response.json({ message: 'The day has changed.', code: 'day_changed' }, { status: 409 })
  })
  showLanguage(language === 'he' ? 'he' : 'en')
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MantineProvider env="test">
          <SignOff date={date} isEmpty={isEmpty} />
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
}

const text = () => document.querySelector('p')?.textContent?.replaceAll(/[\u2066-\u2069]/g, '')
const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent)

test.each([
  ['en', 2, 'Checked by Dana 16:40·2 changes since'],
  ['en', 1, 'Checked by Dana 16:40·1 change since'],
  ['en', 0, 'Checked by Dana 16:40'],
  ['he', 2, 'נבדק על ידי Dana 16:40·2 שינויים מאז'],
  ['he', 1, 'נבדק על ידי Dana 16:40·שינוי אחד מאז'],
])('who checked the day, and how much changed since (%s, %i)', async (language, changes, line) => {
  await show({ signedOff: { ...signedOff, changes } }, { language })
  expect(text()).toBe(line)
})

test('a sign-off of another day than today has its date', async () => {
  await show({ signedOff: { ...signedOff, at: '2026-03-08T14:40:00.000Z' } })
  expect(text()).toBe('Checked by Dana 8/3/2026 16:40')
})

const button = 'Sign the day off'
test.each([
  ['nobody signed it', {}, {}, [button]],
  ['it’s the day that was signed', { signedOff }, {}, []],
  ['its findings have changed', { signedOff: { ...signedOff, hash: 'older' } }, {}, [button]],
  ['orders have changed', { signedOff: { ...signedOff, changes: 1 } }, {}, ['1 change since', button]],
  ['nothing is on it', {}, { isEmpty: true }, []],
  ['they may only look', {}, { mayWrite: false }, []],
])('the button is there or not: %s', async (_, checks, options, expected) => {
  await show(checks, options)
  expect(buttons()).toEqual(expected)
})

test('CHECK-09 when the day has changed, it’s loaded again, and the next press is about what it is now', async () => {
  await show({}, { newer: { hash: 'newer' } })
  const press = () => act(async () => document.querySelector('button')?.click())
  await press()
  await act(() => vi.waitFor(() => expect(loads).toBe(1)))
  await press()
  expect(sent.map(({ path, body }) => [path, body.hash])).toEqual([
    [`/api/v1/dayChecks/${date}/signOff`, 'same'],
    [`/api/v1/dayChecks/${date}/signOff`, 'newer'],
  ])
  expect(new Set(sent.map(({ body }) => body.clientKey)).size).toBe(2)
})
