import type { Browser, Locator, Page } from '@playwright/test'
import { median } from './measure.ts'

const rounds = 5

/** Prints how long a page takes until something on it is there, in a browser that has nothing of it yet. */
export async function reportOpening(
  page: Page,
  name: string,
  url: string,
  shown: (opened: Page) => Locator,
): Promise<void> {
  const browser = page.context().browser() as Browser
  const storageState = await page.context().storageState()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ storageState, viewport: page.viewportSize() })
    const opened = await context.newPage()
    const start = performance.now()
    await opened.goto(url, { waitUntil: 'commit' })
    await shown(opened).waitFor({ state: 'attached' })
    times.push(performance.now() - start)
    await context.close()
  }
  const [ms, least, most] = [median(times), Math.min(...times), Math.max(...times)].map(Math.round)
  console.log(`${name.padEnd(38)} ${String(ms).padStart(5)}  (${least} to ${most})`)
}
