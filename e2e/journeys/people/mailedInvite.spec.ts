import { expect } from '../../support/journey.ts'
import { test } from '../../support/mailingProduct.ts'
import { seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'

const owner = { email: 'ruth@office.example', password: 'olive-grove-3' }

test.use({ settings: { DEMO: 'off', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password } })

test('MSG-06 an invite is mailed, and the office sees that it was sent', async ({
  page,
  say,
  mails,
  picture,
}) => {
  const users = userEditor(page, say)
  const signedIn = await page.request.post('/api/v1/auth/login', { data: owner })
  expect(signedIn.ok()).toBe(true)
  await page.goto('/users/cms')
  await users.openNew()
  await users.chooseRole('Admin', 'מנהל')
  await users.fill({ firstName: 'Noam', lastName: 'Barak', email: 'noam@office.example' })
  await page.getByRole('button', { name: say('Send Invite', 'שליחת ההזמנה') }).click()
  await seeToast(page, say('Invite sent successfully', 'ההזמנה נשלחה'))
  await picture(page, 'invite-sent')
  await expect.poll(() => mails.recipients).toEqual(['noam@office.example'])
})
