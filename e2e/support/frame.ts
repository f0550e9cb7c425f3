import type { Locator, Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** The side menu. */
export function menu(page: Page, say: Say): Locator {
  return page.getByRole('navigation', { name: say('Menu', 'תפריט') })
}

/** The user menu: the email, the accounts, logout. */
export function accountMenu(page: Page, say: Say, firstName: string) {
  const greeting = page.getByRole('button', { name: say(`Hello, ${firstName}`, `שלום, ${firstName}`) })
  const list = page.getByRole('menu')
  return {
    list,
    /** The account marked as current. */
    ticked: list.getByRole('menuitem').and(page.locator('[aria-current="true"]:has(svg)')),
    open: async () => {
      await greeting.click()
      await list.waitFor()
    },
  }
}
