import { expect, type Locator, type Page } from '@playwright/test'

/** What an agency sees after an invite: journeys have no mail server, and agencies have no outbox. */
export const notMailed = [
  "There's no mail server, so nothing was sent. Ask a super user for the link: it waits in the Outbox.",
  'אין שרת דואר, ולכן שום דבר לא נשלח. הקישור מחכה בדואר היוצא, ואפשר לבקש אותו ממנהל־על.',
] as const

/** The toast with this text. */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('[class*="Notification-root"]').filter({ hasText: text }).first()
}

/** Waits for a toast with exactly this text. */
export async function seeToast(page: Page, text: string): Promise<void> {
  await expect(toastOf(page, text)).toBeVisible()
}

/** Answers the open question. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const asked = page.getByRole('dialog').filter({ hasText: question })
  await asked.getByRole('button', { name: button, exact: true }).click()
  await expect(asked).toHaveCount(0)
}
