import { afterAll } from 'vitest'
import { startMailServer } from '../../support/mailServer.ts'
import { startMailingProduct } from '../../support/startMailingProduct.ts'
import { seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'
import { test as base, expect } from '../journey.ts'

const owner = { email: 'ruth@office.example', password: 'olive-grove-3' }
const mails = await startMailServer()
afterAll(() => mails.stop())

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern
const test = base.extend('product', async ({}, { onCleanup }) => {
  const product = await startMailingProduct(mails, {
    DEMO: 'off',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  })
  onCleanup(product.stop)
  return product
})

test('MSG-06 an invite is mailed, and the office sees that it was sent', async ({ page, say }) => {
  const users = userEditor(page, say)
  const signedIn = await page.request.post('/api/v1/auth/login', { data: owner })
  expect(signedIn.ok()).toBe(true)
  await page.goto('/users/cms')
  await users.openNew()
  await users.chooseRole('Admin', 'מנהל')
  await users.fill({ firstName: 'Noam', lastName: 'Barak', email: 'noam@office.example' })
  await page.getByRole('button', { name: say('Send Invite', 'שליחת ההזמנה') }).click()
  await seeToast(page, say('Invite sent successfully', 'ההזמנה נשלחה'))
  await expect.poll(() => mails.recipients).toEqual(['noam@office.example'])
})
