import type { Locator, Page } from '@playwright/test'
import { choose } from './fields.ts'
import type { Say } from './journey.ts'
import { toastOf } from './toasts.ts'

/** The lists of the fleet, their forms, and the availability grid. */
export function fleetPages(page: Page, say: Say) {
  const form = page.locator('form')
  const dialog = page.getByRole('dialog')
  const press = (english: string, hebrew: string) =>
    dialog
      .last()
      .getByRole('button', { name: say(english, hebrew), exact: true })
      .click()
  return {
    form,
    dialog,
    rows: page.getByRole('row').filter({ has: page.getByRole('cell') }),
    rowOf: (text: string) => page.getByRole('row').filter({ hasText: text }),
    field: (english: string, hebrew: string) =>
      form.getByRole('textbox', { name: say(english, hebrew), exact: true }),
    add: (english: string, hebrew: string) =>
      page.getByRole('button', { name: say(english, hebrew), exact: true }).click(),
    tab: (english: string, hebrew: string) => page.getByRole('tab', { name: say(english, hebrew) }),
    press,
    toast: (english: string, hebrew: string) => toastOf(page, say(english, hebrew)),

    /** Selects several values of a field, and closes the list again. */
    async tick(english: string, hebrew: string, options: string[]): Promise<void> {
      await form.getByRole('combobox', { name: say(english, hebrew), exact: true }).click()
      for (const option of options) await page.getByRole('option', { name: option, exact: true }).click()
      await page.keyboard.press('Escape')
    },

    /** All options of a field, in order. */
    async optionsOf(english: string, hebrew: string): Promise<string[]> {
      await form.getByRole('combobox', { name: say(english, hebrew), exact: true }).click()
      await page.getByRole('option').first().waitFor()
      const options = await page.getByRole('option').allTextContents()
      await page.keyboard.press('Escape')
      return options
    },

    choose: (english: string, hebrew: string, option: string) => choose(form, say(english, hebrew), option),

    grid: page.getByRole('grid'),
    /** The cell of a person or car on a day `D/M/YYYY`; its name ends with the status. */
    cell: (name: string, day: string): Locator =>
      page.getByRole('gridcell', { name: new RegExp(`^${name}, .* ${day}: `) }),
    statusOf: (name: string, day: string, status: string): Locator =>
      page.getByRole('gridcell', { name: new RegExp(`^${name}, .* ${day}: ${status}`) }),
  }
}
