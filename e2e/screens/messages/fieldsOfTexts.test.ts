import { dayAhead } from '../../support/days.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

test('NOTE-04 the fields of a text are listed beside it, and a click puts them in where the cursor is', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/messages/templates')
  const { data, fields } = await (await page.request.get('/api/v1/messageTemplates')).json()
  expect(data.length).toBeGreaterThan(0)
  const names: string[] = fields.order_confirmed
  const list = page.getByRole('region', { name: say('Fields', 'שדות') })
  await expect(list.getByRole('listitem')).toHaveCount(names.length)
  const body = page.getByRole('textbox', { name: say('Text', 'נוסח') })
  for (const name of names) {
    await body.fill('A  Z')
    await body.press('Home')
    await body.press('ArrowRight')
    await body.press('ArrowRight')
    await list.locator(`button[title*="{{${name}}}"]`).click()
    await expect(body).toHaveValue(new RegExp(`^A \\{\\{#?${name.replace('.', '\\.')}\\}\\}[^]* Z$`))
  }
  await expect(list).toContainText(say('Always empty in this message:', 'תמיד ריקים בהודעה הזאת:'))
})

test('in a message of one’s own the cursor stays behind a field that was inserted', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: dayAhead(94),
    lastName: 'Peretz',
  })
  await page.goto(`/order/${order._id}`)
  await page.getByRole('button', { name: say('Write a message', 'כתיבת הודעה') }).click()
  const body = page.getByRole('textbox', { name: say('English text', 'טקסט באנגלית') })
  await body.fill('Dear ! See you soon')
  await body.press('Home')
  for (const _ of 'Dear ') await body.press('ArrowRight')
  for (const name of [say('First name', 'שם פרטי'), say('Last name', 'שם משפחה')]) {
    await page
      .getByRole('button', { name: say('Insert a field', 'הוספת שדה') })
      .first()
      .click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.keyboard.type(', hello')
  await expect(body).toHaveValue('Dear {{customer.firstName}}{{customer.lastName}}, hello! See you soon')
})
