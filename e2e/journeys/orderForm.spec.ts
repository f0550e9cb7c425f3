import { changeLanguage } from '../support/changeLanguage.ts'
import { expect, type Page, type Say, test } from '../support/journey.ts'
import { orderForm } from '../support/orderForm.ts'

test('FORM-30 FORM-84 CCONST-28 OCONST-17 the tour’s highlights take 19% of the form, on the side where reading starts', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example', '/')
  await expectPanel(page, say)
  await orderForm(page, say).close()
  await page.getByRole('button', { name: say('Exit', 'יציאה'), exact: true }).click()
  await expectPanel(page, await changeLanguage(page, say))
})

async function expectPanel(page: Page, say: Say): Promise<void> {
  const desk = orderForm(page, say)
  await desk.open()
  const panel = desk.form.getByRole('complementary', { name: say('Highlights', 'מה רואים בסיור') })
  await desk.choose(say('Tour', 'סיור'), 'Jerusalem and the Dead Sea')
  for (const text of ['Western Wall', 'The holiest place of Jewish prayer', 'Men and women pray'])
    await expect(panel).toContainText(text)
  const [part, whole] = [await panel.boundingBox(), await desk.form.boundingBox()]
  if (!part || !whole) throw new Error('The form is not on the screen')
  expect(part.width / whole.width).toBeCloseTo(0.19, 2)
  const fromLeft = part.x - whole.x
  const fromRight = whole.width - fromLeft - part.width
  expect(say('left', 'right') === 'left' ? fromLeft : fromRight).toBeLessThan(2)
}
