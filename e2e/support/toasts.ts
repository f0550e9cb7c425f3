import { expect, type Page } from '@playwright/test'

/** Waits for a toast that says this, and nothing else. */
export async function seeToast(page: Page, text: string): Promise<void> {
  await expect(page.locator('[class*="Notification-root"]').filter({ hasText: text }).first()).toBeVisible()
}

/** Answers the question that stands over everything. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const asked = page.getByRole('dialog').filter({ hasText: question })
  await asked.getByRole('button', { name: button, exact: true }).click()
  await expect(asked).toHaveCount(0)
}
