import type { Page } from '@playwright/test'

interface Hands {
  clicks: number
  keys: number
}

/** Counts the clicks and the pressed keys of a person on a page from now on, across pages. */
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
