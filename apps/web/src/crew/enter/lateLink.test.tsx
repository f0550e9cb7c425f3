// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentLanguage } from '../../i18n/language.ts'
import { forgetLanguageChoice } from '../crewLanguage.ts'
import { EnterPage } from './EnterPage.tsx'
import 'fake-indexeddb/auto'

const answers = new Map<string, (door: object) => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'fetch',
    (_: string, { body }: { body: string }) =>
      new Promise((resolve) => answers.set(JSON.parse(body).token, (door) => resolve(Response.json(door)))),
  )
  forgetLanguageChoice()
})
afterEach(() => document.body.replaceChildren())

test('the answer about an earlier link doesn’t turn the page of a later one into its language', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const open = (token: string) => act(async () => root.render(<EnterPage key={token} token={token} />))
  await open('eli')
  await open('noa')
  await answer('noa', { business: 'סיורי הכרמל', language: 'he' })
  await answer('eli', { business: 'Carmel Tours', language: 'en' })
  expect(currentLanguage()).toBe('he')
  expect(document.body.textContent).toContain('סיורי הכרמל')
  await act(async () => root.unmount())
})

async function answer(token: string, door: object): Promise<void> {
  await act(async () => {
    answers.get(token)?.(door)
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
}
