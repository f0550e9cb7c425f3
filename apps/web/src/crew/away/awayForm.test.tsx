// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '../../i18n/changeLanguage.ts'
import { wipeCrewDatabase } from '../keep/crewDatabase.ts'
import { keptAnswers } from '../keep/keptAnswers.ts'
import { phone, readPhone } from '../phone.ts'
import { AwayForm } from './AwayForm.tsx'
import type { News } from './AwayNews.tsx'

interface Sent {
  startDate: string
  endDate: string
  clientKey: string
}

let root: Root
let sent: Sent[]
let news: (News | null)[]
let answer: () => Promise<Response>

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Promise.reject(new TypeError('no connection'))
    sent.push(JSON.parse(String(body)))
    return answer()
  })
  sent = []
  news = []
  answer = () => Promise.reject(new TypeError('no connection'))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await wipeCrewDatabase(await phone())
  await readPhone()
  await changeLanguage('en')
  await draw()
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('days whose answer got lost are sent again with the same key, also after the page was opened again', async () => {
  await choose('2026-12-10', '2026-12-12')
  await submit()
  await submit()
  expect(news.at(-1)).toEqual({ why: 'offline', day: null })
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await draw()
  await submit()
  expect(sent.map(({ startDate, endDate }) => [startDate, endDate])).toEqual(
    Array.from({ length: 3 }, () => ['2026-12-10', '2026-12-12']),
  )
  expect(new Set(sent.map(({ clientKey }) => clientKey)).size).toBe(1)
  await choose('2026-12-10', '2026-12-11')
  await submit()
  expect(sent[3]?.clientKey).not.toBe(sent[0]?.clientKey)
})

test('one day needs only its date, and saved days leave nothing typed', async () => {
  answer = async () =>
    new Response(JSON.stringify({ now: '2026-12-01T08:00:00.000Z', data: [] }), {
      headers: { 'content-type': 'application/json' },
    })
  await choose('2026-12-10')
  await submit()
  expect(sent).toMatchObject([{ startDate: '2026-12-10', endDate: '2026-12-10' }])
  expect(news.at(-1)).toEqual({ why: 'saved', day: null })
  expect(dates().map(({ value }) => value)).toEqual(['', ''])
  expect(await keptAnswers(await phone())).toMatchObject({ awayDraft: null, away: { data: [] } })
})

test('a refusal by the office names the day and keeps what was typed', async () => {
  const body = { message: 'taken', code: 'day_off_assigned', params: { day: '2026-12-11' } }
  answer = async () => Response.json(body, { status: 409 })
  await choose('2026-12-10', '2026-12-12')
  await submit()
  expect(news.at(-1)).toEqual({ why: 'day_off_assigned', day: '2026-12-11' })
  expect(dates().map(({ value }) => value)).toEqual(['2026-12-10', '2026-12-12'])
})

async function draw(): Promise<void> {
  await act(async () => root.render(<AwayForm today="2026-12-01" onNews={(next) => news.push(next)} />))
}

function dates(): HTMLInputElement[] {
  return [...document.querySelectorAll('input')]
}

async function choose(...days: string[]): Promise<void> {
  for (const [index, day] of days.entries())
    await act(async () => {
      const input = dates()[index]!
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await settled()
    })
}

async function submit(): Promise<void> {
  await act(async () => {
    document.querySelector('button')?.click()
    await vi.waitFor(() => expect(news.at(-1) ?? null).not.toBeNull())
  })
}

/** Until the phone's database has answered. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50))
}
