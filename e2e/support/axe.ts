import type { Locator, Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect } from './journey.ts'

type Scheme = 'light' | 'dark'

/** WCAG 2.2 A and AA, and axe's best practices: landmarks, headings, table headers. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Axe runs this one only if it's named.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
}

/** The arrow keys scroll the list while the field keeps the focus, but axe wants the list to be focusable. */
const inList: RunOptions = {
  ...everything,
  rules: { ...everything.rules, 'scrollable-region-focusable': { enabled: false } },
}

const contrast: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] }

/**
 * What axe finds wrong on the page, or in the part that a selector matches. Colours are only checked on
 * English pages: they're the same in both languages, and checking them takes longest.
 */
export async function faultsOf(page: Page, part?: string, options = everything): Promise<string[]> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
  if (isEnglish) return faultsInAllColours(page, part, options)
  await load(page)
  return run(page, part, colourless(options))
}

/**
 * The same in any language: everything in the current colour scheme, then the contrast in the other one,
 * which stays on.
 */
export async function faultsInAllColours(page: Page, part?: string, options = everything): Promise<string[]> {
  await load(page)
  const first = await schemeOf(page)
  const faults = await run(page, part, options)
  const second = first === 'light' ? 'dark' : 'light'
  await putOn(page, second)
  const others = await run(page, part, contrast)
  return [
    ...faults.map((fault) => `in ${first} colours, ${fault}`),
    ...others.map((fault) => `in ${second} colours, ${fault}`),
  ]
}

/**
 * What axe finds wrong in the lists, menus and calendars that drop down from a part of the page. Each kind is
 * opened once; `known` collects the kinds.
 */
export async function faultsOfPopups(page: Page, part: Locator, known: Set<string>): Promise<string[]> {
  const triggers = part.locator('[aria-haspopup]:visible:enabled')
  const kinds = await triggers.evaluateAll((all) =>
    all.map((each) => `${each.getAttribute('aria-haspopup')} ${each.className}`),
  )
  const faults: string[] = []
  for (const [index, kind] of kinds.entries()) {
    if (known.has(kind)) continue
    known.add(kind)
    const trigger = triggers.nth(index)
    await trigger.click()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await settled(page)
    faults.push(...(await faultsOf(page, `[id="${await trigger.getAttribute('aria-controls')}"]`, inList)))
    await page.keyboard.press('Escape')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  }
  return faults
}

/** Waits until nothing is loading, fading or sliding. */
export async function settled(page: Page, part = page.locator('body')): Promise<void> {
  await expect(part.locator('[aria-busy="true"], [class*="Loader-root"]')).toHaveCount(0)
  await still(page)
}

/** Waits until nothing is fading or sliding. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    const soon = new Promise((resolve) => setTimeout(resolve, 1000))
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), soon])
  })
}

async function load(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in self)
  if (!isLoaded) await page.evaluate(axe.source)
}

function colourless(options: RunOptions): RunOptions {
  return { ...options, rules: { ...options.rules, 'color-contrast': { enabled: false } } }
}

function schemeOf(page: Page): Promise<Scheme> {
  return page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
}

async function putOn(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  await still(page)
}

async function run(page: Page, part: string | undefined, options: RunOptions): Promise<string[]> {
  const context = part ? JSON.stringify(part) : 'document'
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${JSON.stringify(options)})`)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
