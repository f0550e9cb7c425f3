import { test as base, expect, type Page } from '@playwright/test'
import { dayAhead } from './days.ts'
import { type Language, languagesOf } from './languages.ts'
import { type RunningProduct, startProduct } from './startProduct.ts'
import { keepToasts } from './toasts.ts'

export interface Options {
  language: Language
  /** True if a run may leave out journeys that it runs in the other language. */
  isSplit: boolean
}

/** The text in the journey's language. */
export type Say = (english: string, hebrew: string) => string

interface Journey {
  inItsLanguage: undefined
  say: Say
  /** A second person, signed in on another screen. */
  colleague: (login: string) => Promise<Page>
  /**
   * Signs in and opens an address, if there is one; `/` opens the user's first page. Logging in has its own
   * journeys.
   */
  signIn: (page: Page, login: string, address?: string) => Promise<void>
  /** Saves a screenshot with the results, if the run is to take pictures. */
  picture: (page: Page, name: string) => Promise<void>
  /**
   * A day far ahead, on which neither the demo nor another journey has planning; the next two days are free
   * too.
   */
  emptyDay: string
}

interface Worker {
  /** The worker's own product, with a demo business. */
  product: RunningProduct
  /** The next free day, counted from today. */
  emptyDays: { next: number }
}

/** A user's journey, in one of the two languages. */
export const test = base.extend<Options & Journey, Worker>({
  language: ['en', { option: true }],
  isSplit: [true, { option: true }],
  inItsLanguage: [
    async ({ language, isSplit }, provide, { title, tags, skip }) => {
      skip(isSplit && !languagesOf(title, tags).includes(language), 'runs in the other language')
      await provide(undefined)
    },
    { auto: true },
  ],
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
    await context.addInitScript(keepToasts)
    await provide(context)
  },
  say: async ({ language }, provide) => provide((english, hebrew) => (language === 'he' ? hebrew : english)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  signIn: async ({}, provide) =>
    provide(async (page, login, address) => {
      const data = { email: login, password: 'demo-tourdesk' }
      const answer = await page.request.post('/api/v1/auth/login', { data })
      expect(answer.ok()).toBe(true)
      if (address) await page.goto(address)
      if (address === '/') await page.waitForURL(/\/(operations|agency_orders)/)
    }),
  colleague: async ({ browser, baseURL, language, signIn }, provide) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await provide(async (login) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      contexts.push(context)
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      await context.addInitScript(keepToasts)
      const page = await context.newPage()
      await signIn(page, login, '/')
      return page
    })
    for (const context of contexts) await context.close()
  },
  picture: async ({ language }, provide, info) =>
    provide(async (page, name) => {
      if (!process.env.PICTURES) return
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
