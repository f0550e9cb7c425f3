import { test as base, type Page } from '@playwright/test'

export interface Options {
  language: 'en' | 'he'
}

interface Journey {
  /** The text of this journey's language. */
  say: (english: string, hebrew: string) => string
  /** A second person at another desk, signed in. */
  colleague: (login: string) => Promise<Page>
  /** Signs in through the login page. */
  signIn: (page: Page, login: string) => Promise<void>
  /** Keeps a picture of the page among the results. */
  picture: (page: Page, name: string) => Promise<void>
}

/** A test in which somebody works at a desk, in one of the two languages. */
export const test = base.extend<Options & Journey>({
  language: ['en', { option: true }],
  // The address is known only once the product has started.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.TOURDESK_ADDRESS ?? ''),
  context: async ({ context, language }, use) => {
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await use(context)
  },
  say: async ({ language }, use) => use((english, hebrew) => (language === 'he' ? hebrew : english)),
  signIn: async ({ say }, use) =>
    use(async (page, login) => {
      await page.goto('/login')
      await page.getByLabel(say('Email', 'אימייל')).fill(login)
      await page.getByLabel(say('Password', 'סיסמה')).fill('demo-tourdesk')
      await page.getByRole('button', { name: say('Sign In', 'כניסה') }).click()
      await page.waitForURL(/\/(operations|agency_orders)/)
    }),
  colleague: async ({ browser, baseURL, language, signIn }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await use(async (login) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      contexts.push(context)
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      const page = await context.newPage()
      await signIn(page, login)
      return page
    })
    for (const context of contexts) await context.close()
  },
  picture: async ({ language }, use, info) =>
    use(async (page, name) => {
      const path = info.outputPath(`${name}-${language}.png`)
      await page.screenshot({ path })
      await info.attach(name, { path, contentType: 'image/png' })
    }),
})

export { expect } from '@playwright/test'
