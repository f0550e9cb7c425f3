import { type Page, test } from '@playwright/test'

export interface Hands {
  clicks: number
  keys: number
}

/** Counts a user's clicks and keys from now on, across pages. */
export async function countHands(page: Page): Promise<() => Hands> {
  const hands: Hands = { clicks: 0, keys: 0 }
  await page.exposeFunction('countHand', (what: keyof Hands) => {
    hands[what] += 1
  })
  await page.addInitScript(() => {
    const count = (what: string) => (event: Event) => {
      const isModifier = event instanceof KeyboardEvent && ['Control', 'Shift', 'Meta'].includes(event.key)
      if (event.isTrusted && !isModifier) Reflect.get(window, 'countHand')(what)
    }
    window.addEventListener('mousedown', count('clicks'), true)
    window.addEventListener('keydown', count('keys'), true)
  })
  return () => ({ ...hands })
}

/** Adds what a task took, with its seconds since `start`, to the journey's report; returns the difference. */
export function reportHands(what: string, before: Hands, after: Hands, start: number): Hands {
  const [clicks, keys] = [after.clicks - before.clicks, after.keys - before.keys]
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  test.info().annotations.push({
    type: what,
    description: `${clicks} clicks, ${keys} keys, ${seconds} s`,
  })
  return { clicks, keys }
}
