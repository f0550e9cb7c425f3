import type { BrowserContext, Expect, Page } from '@playwright/test'
import { test as base, inject, expect as withWaiting } from 'vitest'
import { dayAhead } from '../support/days.ts'
import type { Say } from '../support/journey.ts'
import { type Language, languagesOf } from '../support/languages.ts'
import { linkInMail } from './linkInMail.ts'
import { nextEmptyDay } from './nextEmptyDay.ts'
import './window/matchers.ts'
import { ScreenPage } from './window/screenPage.ts'

/** Journeys in one language, on the real screens and a product of the worker's own, but without a browser. */
const journeysIn = (language: Language) =>
  base
    .extend('product', () => inject('products')[Number(process.env.VITEST_POOL_ID) - 1]!)
    .extend('language', () => language)
    .extend('say', (): Say => (english, hebrew) => (language === 'he' ? hebrew : english))
    .extend('page', ({ product }, { onCleanup }) => pagesUntil(onCleanup)(product.address, language))
    .extend('context', ({ page }) => page.context())
    .extend('signIn', () => signIn)
    /** A browser in which nobody is signed in. */
    .extend('newcomer', ({ product }, { onCleanup }) => {
      const openOne = pagesUntil(onCleanup)
      return async () => openOne(product.address, language)
    })
    /** The link in the newest mail to an address, as a super user finds it in the outbox. */
    .extend('mailedLink', ({ newcomer }) => async (recipient: string) => {
      return linkInMail(await newcomer(), recipient, language)
    })
    /** A second person, who signs in on a screen of their own. The first one's page is closed until it's opened again. */
    .extend('colleague', ({ newcomer }) => async (login: string) => {
      const page = await newcomer()
      await signIn(page, login, '/')
      return page
    })
    /** A day far ahead, without planning by the demo or another journey; the next two days are free too. */
    .extend('emptyDay', ({ product }) => dayAhead(nextEmptyDay(product.dataDir)))

interface Journey {
  product: { address: string; dataDir: string; printed: string }
  language: Language
  say: Say
  page: Page
  context: BrowserContext
  signIn: typeof signIn
  newcomer: () => Promise<Page>
  mailedLink: (recipient: string) => Promise<string>
  colleague: (login: string) => Promise<Page>
  emptyDay: string
}
type Body = (journey: Journey) => Promise<void>

type Runner = ReturnType<typeof journeysIn>
type MakeProduct = (
  given: object,
  to: { onCleanup: (end: () => Promise<void>) => void },
) => Promise<Journey['product']>

/** A test of someone at work, in one of the languages or in both, like those in a browser. */
export const test = testWith({ en: journeysIn('en'), he: journeysIn('he') })

function testWith(runners: Record<Language, Runner>) {
  function journey(title: string, details: { tag: string } | Body, tagged?: Body): void {
    const [tag, body] = typeof details === 'function' ? [[], details] : [details.tag, tagged!]
    for (const language of languagesOf(title, tag)) runners[language](title, body)
  }
  return Object.assign(journey, {
    beforeEach: (prepare: Body) => runners.en.beforeEach(prepare),
    /** A part of a journey. */
    step: <Value>(_title: string, work: () => Promise<Value>) => work(),
    /** Tests on another product than the worker's. */
    extend: (name: 'product', make: MakeProduct) =>
      testWith({ en: runners.en.extend(name, make), he: runners.he.extend(name, make) }),
  })
}

export const expect = asExpect()

export type { Locator, Page } from '@playwright/test'
export type { Say } from '../support/journey.ts'

/** Opens any number of pages, and closes them all at the end. */
function pagesUntil(onCleanup: (close: () => void) => void) {
  const pages: ScreenPage[] = []
  onCleanup(() => {
    for (const page of pages) page.close()
  })
  return (address: string, language: Language): Page => {
    const page = new ScreenPage(address, language)
    pages.push(page)
    return asPage(page)
  }
}

/** Signs in and opens an address, if there is one; `/` is the user's first page. Logging in has its own journeys. */
async function signIn(page: Page, login: string, address?: string): Promise<void> {
  const data = { email: login, password: 'demo-tourdesk' }
  const answer = await page.request.post('/api/v1/auth/login', { data })
  if (!answer.ok()) throw new Error(await answer.text())
  if (address) await page.goto(address)
  if (address !== '/') return
  await page.waitForURL(/\/(operations|agency_orders)/)
  // A page that's left while it redirects goes on in the history of its tab.
  await page.getByRole('main').getByRole('heading').first().waitFor()
}

/** Helpers take a page of Playwright. What needs a browser says so when it's used. */
function asPage(screen: ScreenPage): Page {
  const page = new Proxy(screen, {
    get(_, name) {
      if (typeof name === 'symbol' || name in screen || ofTheLanguage.has(name))
        return Reflect.get(screen, name)
      throw new Error(`page.${name} needs a browser: keep this journey in e2e/journeys`)
    },
  })
  return typed(page)
}

/** The proxy above throws for everything that a page of ours doesn't have. */
function typed(page: ScreenPage): Page {
  return page as unknown as Page
}

/** It knows what Playwright's knows about pages and locators, and its type is the one that helpers have. */
function asExpect(): Expect {
  return withWaiting as unknown as Expect
}

/** What JavaScript and test runners ask of any value. */
const ofTheLanguage = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType'])
