import { bookOrder } from '../../support/orderForm.ts'
import { expect, test } from '../journey.ts'

test('after booking for an agency, the agent sees the number and the commission, can copy the number and open the order', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'agent@demo.example', '/agency_orders/orders')
  await bookOrder(page, say)
  const note = page.getByRole('status').filter({ has: page.getByRole('link', { name: /\d{5}/ }) })
  const link = note.getByRole('link', { name: say('Order', 'הזמנה') })
  await expect(note).toContainText(say('Commission: $', 'עמלה:'))
  const number = /\d{5}/.exec(await link.innerText())?.[0] ?? ''
  await note.getByRole('button', { name: say('Copy the order number', 'העתקת מספר ההזמנה') }).click()
  await expect(page.getByText(say('Order number copied', 'מספר ההזמנה הועתק'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  await link.click()
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(page.getByRole('main')).toContainText(say('Commission', 'עמלה'))
  await expect(note).toHaveCount(0)
})

test('after saving, the office finds the number, a copy button and a link to the page in the title', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/')
  await bookOrder(page, say)
  const form = page.getByRole('dialog', { name: say('Order', 'הזמנה') })
  await expect(form.getByRole('heading', { level: 2 })).toContainText(/\d{5}/)
  await form.getByRole('button', { name: say('Copy the order number', 'העתקת מספר ההזמנה') }).click()
  await expect(page.getByText(say('Order number copied', 'מספר ההזמנה הועתק'))).toBeVisible()
  await expect(form.getByRole('link', { name: say('Payments and log', 'תשלומים ויומן') })).toBeVisible()
})
