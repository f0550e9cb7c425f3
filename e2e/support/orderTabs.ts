import type { Page } from '@playwright/test'
import type { Say } from './journey.ts'
import type { orderForm } from './orderForm.ts'
import { seeToast } from './toasts.ts'

/** The names in the tabs of the order's tours. */
export const tabsOf = (page: Page) =>
  page.getByRole('dialog').getByRole('tab').locator('span').filter({ hasNotText: /^\d/ })

/** The days in the tabs of the order's tours, as `YYYY-MM-DD`. */
export async function daysOf(page: Page): Promise<string[]> {
  const texts = await page.getByRole('dialog').getByRole('tab').allInnerTexts()
  return texts.flatMap((text) => {
    const [, day, month, year] = /(\d+)\/(\d+)\/(\d{4})/.exec(text) ?? []
    return day && month && year ? [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`] : []
  })
}

/** Saves a new order and returns its number. */
export async function saveOrder(page: Page, say: Say, desk: ReturnType<typeof orderForm>): Promise<string> {
  const answer = page.waitForResponse(
    (each) => each.url().endsWith('/api/v1/orders') && each.request().method() === 'POST',
  )
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  return String((await (await answer).json()).orderNumber)
}
