import type { BrowserContext, Expect, Page } from '@playwright/test'
import { test as base, inject, expect as withWaiting } from 'vitest'
import { dayAhead } from '../support/days.ts'
import type { Say } from '../support/journey.ts'
import { type Language, languagesOf } from '../support/languages.ts'
import { linkInMail } from './linkInMail.ts'
import { nextEmptyDay } from './nextEmptyDay.ts'
import './window/matchers.ts'
import { ScreenPage } from './window/screenPage.ts'

/** Journeys in one language, on the real screens and the worker's own product, but without a browser. */
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
    /** The link in the newest mail to an address, as a super user sees it in the outbox. */
    .extend('mailedLink', ({ newcomer }) => async (recipient: string) => {
      return linkInMail(await newcomer(), recipient, language)
    })
    /**
     * A second person, who signs in on another screen. The first one's page is closed until it's opened
     * again.
     */
    .extend('colleague', ({ newcomer }) => async (login: string) => {
      const page = await newcomer()
      await signIn(page, login, '/')
      return page
    })
    /**
     * A day far ahead, on which neither the demo nor another journey has planning; the next two days are free
     * too.
     */
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

/** A user's journey, in one of the languages or in both, like those in a browser. */
export const test = testWith({ en: journeysIn('en'), he: journeysIn('he') })

function testWith(runners: Record<Language, Runner>) {
  function journey(title: string, details: { tag: string } | Body, tagged?: Body): void {
    const [tag, body] = typeof details === 'function' ? [[], details] : [details.tag, tagged!]
    for (const language of languagesOf(title, tag)) runners[language](title, body)
  }
  return Object.assign(journey, {
    beforeEach: (prepare: Body) => runners.en.beforeEach(prepare),
    /** A step of a journey. */
    step: <Value>(_title: string, work: () => Promise<Value>) => work(),
    /** Journeys with another product than the worker's. */
    extend: (name: 'product', make: MakeProduct) =>
      testWith({ en: runners.en.extend(name, make), he: runners.he.extend(name, make) }),
  })
}

export const expect = asExpect()

export type { Locator, Page } from '@playwright/test'
export type { Say } from '../support/journey.ts'

/** Opens any number of pages, and closes all of them at the end. */
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

/**
 * Signs in and opens an address, if there is one; `/` opens the user's first page. Logging in has its own
 * journeys.
 */
async function signIn(page: Page, login: string, address?: string): Promise<void> {
  const data = { email: login, password: 'demo-tourdesk' }
  const answer = await page.request.post('/api/v1/auth/login', { data })
  if (!answer.ok()) throw new Error(await answer.text())
  if (address) await page.goto(address)
  if (address !== '/') return
  await page.waitForURL(/\/(operations|agency_orders)/)
  // A page that's left during a redirect would still change the history of its tab.
  await page.getByRole('main').getByRole('heading').first().waitFor()
}

/** Helpers take Playwright's page. Methods that need a browser throw when they're used. */
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

/** The proxy above throws for everything that our page doesn't have. */
function typed(page: ScreenPage): Page {
  return page as unknown as Page
}

/** It has Playwright's matchers for pages and locators, so it gets the type that helpers expect. */
function asExpect(): Expect {
  return withWaiting as unknown as Expect
}

/** Names that JavaScript and test runners look up on any value. */
const ofTheLanguage = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType'])
