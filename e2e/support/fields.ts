import type { Locator, Page } from '@playwright/test'

/** Chooses one value from the list with this label. */
export async function choose(place: Page | Locator, label: string, option: string): Promise<void> {
  await place.getByRole('combobox', { name: label, exact: true }).click()
  await pageOf(place).getByRole('option', { name: option }).first().click()
}

/** Chooses values in a filter whose button shows its name and the chosen values. */
export async function filterBy(page: Page, label: string, ...options: string[]): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label} `) }).click()
  for (const option of options) await page.getByRole('option', { name: option, exact: true }).click()
  await page.keyboard.press('Escape')
}

function pageOf(place: Page | Locator): Page {
  return 'page' in place ? place.page() : place
}
