import type { Browser, Page } from '@playwright/test'
import { median } from './measure.ts'

const rounds = 9

/** A page counts as open once it has that many elements. */
export interface Opened {
  selector: string
  count: number
}

/**
 * Prints how long a page takes in a browser without a cache, from the navigation to the frame that shows it.
 * The page checks every frame itself, since Playwright's `waitFor` may only check again after half a second.
 */
export async function reportOpening(page: Page, name: string, url: string, opened: Opened): Promise<void> {
  const browser = page.context().browser() as Browser
  const storageState = await page.context().storageState()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ storageState, viewport: page.viewportSize() })
    const cold = await context.newPage()
    await cold.goto(url, { waitUntil: 'commit' })
    times.push(await cold.evaluate<number>(untilShown(opened)))
    await context.close()
  }
  const [ms, least, most] = [median(times), Math.min(...times), Math.max(...times)].map(Math.round)
  console.log(`${name.padEnd(38)} ${String(ms).padStart(5)}  (${least} to ${most})`)
}

/** A script as text, since only the page knows the browser's types. */
function untilShown({ selector, count }: Opened): string {
  return `new Promise((shown) => {
    const look = () => {
      const isThere = document.querySelectorAll(${JSON.stringify(selector)}).length >= ${count}
      requestAnimationFrame(isThere ? () => shown(performance.now()) : look)
    }
    look()
  })`
}
