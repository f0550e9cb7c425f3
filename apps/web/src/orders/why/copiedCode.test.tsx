// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showLanguage } from '../../i18n/language.ts'
import { uiLanguages } from '../../i18n/uiLanguage.ts'
import { SentOn } from '../links/SentOn.tsx'
import { explainPrice } from './explainPrice.ts'
import { WhyPrice } from './WhyPrice.tsx'

let root: Root
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
// What stays on the page would be drawn again when a later test changes the language.
afterEach(() => {
  act(() => root.unmount())
  showLanguage('en')
})

test.each(uiLanguages)(
  'a coupon code that is copied from the explanation has no unseen signs (%s)',
  async (language) => {
    showLanguage(language)
    const lines = [{ line: 'discount', kind: 'coupon', share: 0.12, amount: -12 }] as const
    const rows = explainPrice(language, { lines, couponCode: 'VIP 12', price: 88, currency: 'USD', rate: 1 })
    const page = await shown(<WhyPrice of="whyPrice" rows={rows} />)
    await act(async () => page.querySelector('button')?.click())
    const code = [...page.querySelectorAll('bdi')].find((part) => part.textContent === 'VIP 12')
    expect(code?.dir).toBe('ltr')
    expect(page.textContent).not.toMatch(unseen)
  },
)

test.each(uiLanguages)('so has the address to which a link was sent (%s)', async (language) => {
  showLanguage(language)
  const sent = {
    payment: null,
    recipient: 'maya@example.com',
    at: '2026-11-20T08:00:00.000Z',
    by: 'נועה לוי',
  }
  const page = await shown(<SentOn sent={sent} />)
  expect([...page.querySelectorAll('bdi')].map((part) => part.textContent)).toContain('maya@example.com')
  expect(page.textContent).not.toMatch(unseen)
})

const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u00a0\ufeff]/

async function shown(what: ReactNode): Promise<HTMLElement> {
  const container = document.createElement('div')
  root = createRoot(container)
  await act(async () => root.render(<MantineProvider>{what}</MantineProvider>))
  return container
}
