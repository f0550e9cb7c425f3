import type { Page } from '@playwright/test'

/** Opens an address as the back and forward buttons do, without reloading the screens. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
