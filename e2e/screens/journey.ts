import type { Expect, Page } from '@playwright/test'
import { test as base, inject, expect as withWaiting } from 'vitest'
import { dayAhead } from '../support/days.ts'
import type { Say } from '../support/journey.ts'
import './window/matchers.ts'
import { ScreenPage } from './window/screenPage.ts'
import { worker } from './window/worker.ts'

/**
 * A test of someone at work, in one of the two languages: on the real screens and a product of the worker's own, but
 * without a browser.
 */
const journey = base
  .extend('product', () => inject('products')[Number(process.env.VITEST_POOL_ID) - 1]!)
  .extend('language', ({ task }): 'en' | 'he' => (task.name.length % 2 === 0 ? 'en' : 'he'))
  .extend(
    'say',
    ({ language }): Say =>
      (english, hebrew) =>
        language === 'he' ? hebrew : english,
  )
  .extend('page', ({ product, language }, { onCleanup }) => {
    const page = new ScreenPage(product.address, language)
    onCleanup(() => page.close())
    return asPage(page)
  })
  .extend('signIn', () => signIn)
  /** A day far ahead, without planning by the demo or another journey; the next two days are free too. */
  .extend('emptyDay', () => {
    worker.lastEmptyDay += 3
    return dayAhead(worker.lastEmptyDay)
  })

export const test = Object.assign(journey, {
  /** A part of a journey. */
  step: <Value>(_title: string, work: () => Promise<Value>) => work(),
})

export const expect = asExpect()

export type { Page } from '@playwright/test'

/** Signs in and opens an address, if there is one; `/` is the user's first page. Logging in has its own journeys. */
async function signIn(page: Page, login: string, address?: string): Promise<void> {
  const data = { email: login, password: 'demo-tourdesk' }
  const answer = await page.request.post('/api/v1/auth/login', { data })
  if (!answer.ok()) throw new Error(await answer.text())
  if (address) await page.goto(address)
  if (address === '/') await page.waitForURL(/\/(operations|agency_orders)/)
}

/** Helpers take a page of Playwright. What needs a browser says so when it's used. */
function asPage(screen: ScreenPage): Page {
  const page = new Proxy(screen, {
    get(_, name) {
      if (typeof name === 'symbol' || name in screen || language.has(name)) return Reflect.get(screen, name)
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
const language = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType'])
