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
  await expect(list).toContainText(say('Not in use yet:', 'עדיין לא בשימוש:'))
})
