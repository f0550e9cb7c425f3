import { test as base, type Page } from '@playwright/test'

export interface Options {
  language: 'en' | 'he'
}

/** The text of a journey's language. */
export type Say = (english: string, hebrew: string) => string

interface Journey {
  say: Say
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
  baseURL: async ({}, provide) => provide(process.env.TOURDESK_ADDRESS ?? ''),
  context: async ({ context, language }, provide) => {
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await provide(context)
  },
  say: async ({ language }, provide) => provide((english, hebrew) => (language === 'he' ? hebrew : english)),
  signIn: async ({ say }, provide) =>
    provide(async (page, login) => {
      await page.goto('/login')
      await page.getByRole('textbox', { name: say('Email or username', 'אימייל או שם משתמש') }).fill(login)
      await page.getByRole('textbox', { name: say('Password', 'סיסמה') }).fill('demo-tourdesk')
      await page.getByRole('button', { name: say('Sign In', 'כניסה') }).click()
      await page.waitForURL(/\/(operations|agency_orders)/)
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
})

export { expect, type Locator, type Page } from '@playwright/test'
