import type { Locator, Page } from '@playwright/test'

/** Takes one value out of a list, found by the label of the list. */
export async function choose(place: Page | Locator, label: string, option: string): Promise<void> {
  await place.getByRole('combobox', { name: label, exact: true }).click()
  await pageOf(place).getByRole('option', { name: option }).first().click()
}

/** Takes values out of a filter that holds several, whose button says its name and what is chosen. */
export async function filterBy(page: Page, label: string, ...options: string[]): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label} `) }).click()
  for (const option of options) await page.getByRole('option', { name: option, exact: true }).click()
  await page.keyboard.press('Escape')
}

function pageOf(place: Page | Locator): Page {
  return 'page' in place ? place.page() : place
}
