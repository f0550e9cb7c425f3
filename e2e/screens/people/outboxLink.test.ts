import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

test('a super user copies the link of a mail that wasn’t sent', async ({ page, say, signIn }) => {
  const email = 'avi.mizrahi@office.example'
  await page.request.post('/api/v1/auth/forgotPassword', { data: { email } })
  await signIn(page, 'super@demo.example', `/outbox?search=${email}`)
  await page.getByRole('row').filter({ hasText: email }).first().getByRole('link').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Copy the link', 'העתקת הקישור') })
    .click()
  await seeToast(page, say('The link was copied', 'הקישור הועתק'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/resetPassword\/[\w-]+/)
})
