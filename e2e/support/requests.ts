import type { Page } from '@playwright/test'

/** Keeps what the page sends to the server from now on, as `POST users`. */
export function watchCalls(page: Page): (start: string) => string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, call] = request.url().split('/api/v1/')
    if (call) calls.push(`${request.method()} ${call}`)
  })
  return (start) => calls.filter((call) => call.startsWith(start))
}

/** Keeps calls waiting until the answer is called, so that what is shown meanwhile can be looked at. */
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
