import { expect, type Locator, type Page } from '@playwright/test'

/** What an agency is told after an invite: journeys have no mail server, and an agency no Outbox. */
export const notMailed = [
  "There's no mail server, so nothing was sent. Ask a super user for the link: it waits in the Outbox.",
  'אין שרת דואר, ולכן שום דבר לא נשלח. הקישור מחכה בדואר היוצא, ואפשר לבקש אותו ממנהל־על.',
] as const

/** The toast that says this. */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('[class*="Notification-root"]').filter({ hasText: text }).first()
}

/** Waits for a toast that says this, and nothing else. */
export async function seeToast(page: Page, text: string): Promise<void> {
  await expect(toastOf(page, text)).toBeVisible()
}

/** For how many milliseconds something stays in sight. */
export async function lifeOf(shown: Locator): Promise<number> {
  await shown.waitFor({ state: 'visible' })
  const from = Date.now()
  await shown.waitFor({ state: 'hidden' })
  return Date.now() - from
}

/** Answers the question that stands over everything. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const asked = page.getByRole('dialog').filter({ hasText: question })
  await asked.getByRole('button', { name: button, exact: true }).click()
  await expect(asked).toHaveCount(0)
}
