import { expect, type Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** Presses the button of a payment link's page, and pays by card on the page of the test desk. */
export async function payByCard(page: Page, say: Say, card: string): Promise<void> {
  await expectTest(page, say)
  await page.getByRole('button', { name: say('Pay by card', 'תשלום בכרטיס אשראי') }).click()
  await typeCard(page, say, card)
}

/** Pays by card on the page of the test desk. */
export async function typeCard(page: Page, say: Say, card: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Test payment', 'תשלום לבדיקה'))
  await expectTest(page, say)
  await page.getByLabel(say('Card number', 'מספר כרטיס')).fill(card)
  await page.getByLabel(say('Expires', 'תוקף')).fill('12/30')
  await page.getByLabel('CVV').fill('333')
  await page.getByRole('button', { name: say('Pay', 'תשלום') }).click()
}

/** Every page of a test payment says that it's a test. */
export async function expectTest(page: Page, say: Say): Promise<void> {
  await expect(page.getByRole('note')).toContainText(say('TEST', 'מצב בדיקה'))
}
