import type { Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** The lists and forms of the price management. */
export function priceForm(page: Page, say: Say) {
  const form = page.locator('form')
  return {
    rows: page.getByRole('row').filter({ has: page.getByRole('cell') }),
    rowOf: (text: string) => page.getByRole('row').filter({ hasText: text }),
    form,
    field: (english: string, hebrew: string) =>
      form.getByRole('textbox', { name: say(english, hebrew), exact: true }),
    list: (english: string, hebrew: string) =>
      form.getByRole('combobox', { name: say(english, hebrew), exact: true }),
    check: (english: string, hebrew: string) =>
      form.getByRole('checkbox', { name: say(english, hebrew), exact: true }),
    button: (english: string, hebrew: string) =>
      page.getByRole('button', { name: say(english, hebrew), exact: true }),
    press: (english: string, hebrew: string) =>
      page.getByRole('button', { name: say(english, hebrew), exact: true }).click(),
    /** Chooses values in a multi-select. */
    async take(english: string, hebrew: string, ...options: string[]) {
      await form.getByRole('combobox', { name: say(english, hebrew), exact: true }).click()
      for (const option of options) await page.getByRole('option', { name: option }).first().click()
      await page.keyboard.press('Escape')
    },
  }
}
