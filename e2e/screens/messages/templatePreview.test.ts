import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@demo.example', '/'))

test('NOTE-07 a text is previewed in the direction of its language, an SMS with its length and parts', async ({
  page,
  say,
  emptyDay,
}) => {
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: emptyDay,
    lastName: 'Preview',
  })
  const preview = page.getByRole('region', { name: say('Preview', 'תצוגה מקדימה') })
  for (const [language, direction, text] of [
    ['en', 'ltr', `${'x'.repeat(160)}y`],
    ['he', 'rtl', `${'א'.repeat(70)}ב`],
  ] as const) {
    await page.goto(`/messages/templates?event=order_confirmed&channel=sms&language=${language}`)
    await page.getByRole('textbox', { name: say('Text', 'נוסח') }).fill(text)
    await preview.getByRole('textbox').fill(String(order.orderNumber))
    await expect(preview).toContainText(String(order.orderNumber))
    await expect(preview).toContainText(say(`${text.length} characters`, `${text.length} תווים`))
    await expect(preview).toContainText(say('2 SMS parts', '2 חלקי SMS'))
    await expect(preview.locator('[lang]').last()).toHaveAttribute('dir', direction)
    await expect(preview.locator('[lang]').last()).toHaveText(text)
  }
})
