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

test('NOTE-05 what’s wrong with a text is said at its field, and nothing that was typed is lost', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/messages/templates')
  const subject = page.getByRole('textbox', { name: say('Subject', 'נושא') })
  const body = page.getByRole('textbox', { name: say('Text', 'נוסח') })
  const original = await body.inputValue()
  const saves = async (texts: { subject?: string; body: string }) => {
    if (texts.subject !== undefined) await subject.fill(texts.subject)
    await body.fill(texts.body)
    await page.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).click()
  }

  await saves({ subject: 'Hi {{nobody}}', body: 'See you at {{pickup.tme}}' })
  await expect(subject).toHaveAccessibleDescription(say('Unknown field: nobody', 'שדה לא מוכר: nobody'))
  const unknown = say('Unknown field: pickup.tme', 'שדה לא מוכר: pickup.tme')
  await expect(body).toHaveAccessibleDescription(unknown)
  await expect(body).toHaveValue('See you at {{pickup.tme}}')
  await expect(subject).toHaveValue('Hi {{nobody}}')

  await saves({ subject: '', body: '' })
  const empty = say('Please write a text', 'צריך לכתוב טקסט')
  await expect(subject).toHaveAccessibleDescription(empty)
  await expect(body).toHaveAccessibleDescription(empty)

  const open = '{{#tours}}{{tour.name}}'
  await saves({ subject: 'Hi', body: open })
  await expect(body).toHaveAccessibleDescription(
    say('A section is not closed: tours', 'מקטע שלא נסגר: tours'),
  )
  await expect(body).toHaveValue(open)

  const long = 'x'.repeat(20_001)
  await saves({ body: long })
  await expect(body).toHaveAccessibleDescription(say('At most 20000 characters', 'אפשר לכתוב עד 20000 תווים'))
  await expect(body).toHaveValue(long)

  await page.reload()
  await expect(body).toHaveValue(long)
  const stored = await (await page.request.get('/api/v1/messageTemplates')).json()
  expect(
    stored.data.find(
      (text: Record<string, string>) =>
        text.event === 'order_confirmed' && text.channel === 'email' && text.language === 'en',
    ).body,
  ).toBe(original)
})

test('NOTE-05 an SMS of more than 670 characters is refused at its field', async ({ page, say, signIn }) => {
  await signIn(page, 'owner@demo.example', '/messages/templates?channel=sms')
  const body = page.getByRole('textbox', { name: say('Text', 'נוסח') })
  await body.fill('x'.repeat(671))
  await page.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).click()
  const tooLong = say('An SMS takes at most 670 characters', 'ב־SMS אפשר לכתוב עד 670 תווים')
  await expect(body).toHaveAccessibleDescription(tooLong)
  await expect(body).toHaveValue('x'.repeat(671))
})
