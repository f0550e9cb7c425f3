import type { Page } from '@playwright/test'

/** Signs another user in on another tab of the page's browser, which notifies the page as every tab does. */
export async function signInElsewhere(page: Page, email: string): Promise<void> {
  await page.request.post('/api/v1/auth/login', { data: { email, password: 'demo-tourdesk' } })
  await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'))
}
