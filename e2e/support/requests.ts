import type { Page } from '@playwright/test'

/**
 * Records the page's calls from now on, like `POST users`; returns a function for all of them or those with a
 * given start.
 */
export function watchCalls(page: Page): (start?: string) => string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, call] = request.url().split('/api/v1/')
    if (call) calls.push(`${request.method()} ${call}`)
  })
  return (start = '') => calls.filter((call) => call.startsWith(start))
}

/**
 * Holds calls until the returned function is called, so that a journey can check the page while it's loading.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
