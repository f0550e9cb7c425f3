import { test as base, expect, type Page } from '@playwright/test'
import { dayAhead } from './days.ts'
import { type RunningProduct, startProduct } from './startProduct.ts'

export interface Options {
  language: 'en' | 'he'
}

/** The text of a journey's language. */
export type Say = (english: string, hebrew: string) => string

interface Journey {
  say: Say
  /** A second person at another desk, signed in. */
  colleague: (login: string) => Promise<Page>
  /** Signs in and opens a page, without an address the first one of the person; logging in has journeys of its own. */
  signIn: (page: Page, login: string, address?: string) => Promise<void>
  /** Keeps a picture of the page among the results. */
  picture: (page: Page, name: string) => Promise<void>
  /** A day far ahead on which nobody has planned anything, neither the demo nor another journey; two more follow it. */
  emptyDay: string
}

interface Worker {
  /** The product with a demo business that no other worker touches. */
  product: RunningProduct
  /** The next day that no journey has taken, counted from today. */
  emptyDays: { next: number }
}

/** A test in which somebody works at a desk, in one of the two languages. */
export const test = base.extend<Options & Journey, Worker>({
  language: ['en', { option: true }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, provide) => {
      const product = await startProduct()
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  emptyDays: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, provide) => provide({ next: 91 }),
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, provide) => provide(product.address),
  context: async ({ context, language }, provide) => {
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await provide(context)
  },
  say: async ({ language }, provide) => provide((english, hebrew) => (language === 'he' ? hebrew : english)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  signIn: async ({}, provide) =>
    provide(async (page, login, address = '/') => {
      const data = { email: login, password: 'demo-tourdesk' }
      const answer = await page.request.post('/api/v1/auth/login', { data })
      expect(answer.ok()).toBe(true)
      await page.goto(address)
      if (address === '/') await page.waitForURL(/\/(operations|agency_orders)/)
    }),
  colleague: async ({ browser, baseURL, language, signIn }, provide) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await provide(async (login) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      contexts.push(context)
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      const page = await context.newPage()
      await signIn(page, login)
      return page
    })
    for (const context of contexts) await context.close()
  },
  picture: async ({ language }, provide, info) =>
    provide(async (page, name) => {
      const path = info.outputPath(`${name}-${language}.png`)
      await page.screenshot({ path, animations: 'disabled' })
      await info.attach(name, { path, contentType: 'image/png' })
    }),
  emptyDay: async ({ emptyDays }, provide) => {
    await provide(dayAhead(emptyDays.next))
    emptyDays.next += 3
  },
})

export { expect, type Locator, type Page } from '@playwright/test'
