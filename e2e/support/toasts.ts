import { expect, type Locator, type Page } from '@playwright/test'

/** The text for an agency after an invite: journeys have no mail server, and agencies have no outbox. */
export const notMailed = [
  "There's no mail server, so nothing was sent. Ask a super user for the link: it waits in the Outbox.",
  'אין שרת דואר, ולכן שום דבר לא נשלח. הקישור מחכה בדואר היוצא, ואפשר לבקש אותו ממנהל־על.',
] as const

/** The toast with this text. */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('[class*="Notification-root"]').filter({ hasText: text }).first()
}

/** Waits for a toast with this text, even if it's already gone when a slow machine looks. */
export async function seeToast(page: Page, text: string): Promise<void> {
  const kept = page.locator(`html[data-toasts*=${JSON.stringify(text)}]`)
  await expect(toastOf(page, text).or(kept).first()).toBeVisible()
  // A page that was left in the meantime has no record of it.
  await page.evaluate(forgetToast, text).catch(() => undefined)
}

/** Records the texts of all toasts in a page, from its first script on. */
export function keepToasts(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      const shown = '[class*="Notification-root"]'
      const toast = node.closest(shown) ?? node.querySelector(shown)
      const { dataset } = document.documentElement
      if (toast) dataset.toasts = `${dataset.toasts ?? ''}\n${toast.textContent}`
    }
  }).observe(document, { subtree: true, childList: true })
}

function forgetToast(text: string): void {
  const { dataset } = document.documentElement
  dataset.toasts = (dataset.toasts ?? '')
    .split('\n')
    .filter((toast) => !toast.includes(text))
    .join('\n')
}

/** Answers the open question by pressing a button. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const asked = page.getByRole('dialog').filter({ hasText: question })
  await asked.getByRole('button', { name: button, exact: true }).click()
  await expect(asked).toHaveCount(0)
}
