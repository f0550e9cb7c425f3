import { expect, test } from '../journey.ts'

test('NOTE-04 a field is put into a text alone, or so that it shows only if it’s known', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/messages/templates')
  const body = page.getByRole('textbox', { name: say('Text', 'נוסח') })
  const fields = page.getByRole('region', { name: say('Fields', 'שדות') })
  const field = fields.getByRole('button', { name: say('First name', 'שם פרטי') })
  await expect(fields).not.toContainText('{{')

  await body.fill('Shalom ')
  await field.click()
  await expect(body).toHaveValue('Shalom {{customer.firstName}}')
  await fields.getByRole('checkbox', { name: say('Show only if it’s known', 'להציג רק אם ידוע') }).check()
  await field.click()
  await expect(body).toHaveValue(
    'Shalom {{customer.firstName}}{{#customer.firstName}}{{customer.firstName}}{{/customer.firstName}}',
  )
})
