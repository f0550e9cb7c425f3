import type { Browser } from '@playwright/test'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A customer on a phone, whose browser is in the journey's language. */
export async function customerOf(browser: Browser, language: 'en' | 'he') {
  const context = await browser.newContext({ ...phone, locale: language === 'he' ? 'he-IL' : 'en-GB' })
  return { customer: await context.newPage(), close: () => context.close() }
}
