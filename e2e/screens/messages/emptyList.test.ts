import { menu } from '../../support/frame.ts'
import { markAllAsSent } from '../../support/markAsSent.ts'
import { expect, test } from '../journey.ts'

test('NOTE-33 an empty list of messages says what it means', async ({ page, say, signIn }) => {
  await signIn(page, 'owner@demo.example', '/operations')
  await markAllAsSent(page)
  await menu(page, say)
    .getByRole('link', { name: say('Messages', 'הודעות') })
    .click()
  await expect(page).toHaveURL(/\/messages\/outbox$/)
  await page.getByRole('tab', { name: say('To send by hand', 'לשליחה ידנית') }).click()
  await expect(page.getByText(say('Nothing to send.', 'אין מה לשלוח.'))).toBeVisible()
  await page.goto('/messages/outbox?search=nobody')
  await expect(
    page.getByText(say('No messages match these filters.', 'אין הודעות שמתאימות לסינון.')),
  ).toBeVisible()
})
