import type { Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** Changes the language on the screen without reloading, and returns a `say` for the new one. */
export async function changeLanguage(page: Page, say: Say): Promise<Say> {
  await page.getByRole('button', { name: new RegExp(`${say('עברית', 'English')}$`) }).click()
  return (english, hebrew) => say(hebrew, english)
}
