import { expect, test } from '../support/journey.ts'
import { orderForm } from '../support/orderForm.ts'

test('FORM-30 FORM-84 CCONST-28 OCONST-17 the tour’s highlights take 19% of the form, on the side where reading starts', {
  tag: '@both',
}, async ({ page, language, say, signIn }) => {
  const desk = orderForm(page, say)
  await signIn(page, 'super@demo.example', '/')
  await desk.open()
  const panel = desk.form.getByRole('complementary', { name: say('Highlights', 'מה רואים בסיור') })
  await desk.choose(say('Tour', 'סיור'), 'Jerusalem and the Dead Sea')
  for (const text of ['Western Wall', 'The holiest place of Jewish prayer', 'Men and women pray'])
    await expect(panel).toContainText(text)
  const [part, whole] = [await panel.boundingBox(), await desk.form.boundingBox()]
  if (!part || !whole) throw new Error('The form is not on the screen')
  expect(part.width / whole.width).toBeCloseTo(0.19, 2)
  const fromLeft = part.x - whole.x
  expect(language === 'he' ? whole.width - fromLeft - part.width : fromLeft).toBeLessThan(2)
})
