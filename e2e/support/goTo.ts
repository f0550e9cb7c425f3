import type { Page } from '@playwright/test'

/** Opens an address like the back and forward buttons, without reloading the screens. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
