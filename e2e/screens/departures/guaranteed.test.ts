import { inForm } from '../../support/days.ts'
import { startOrder } from '../../support/openOrder.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('an agency sees in the order form that a departure is guaranteed', async ({
  page,
  say,
  signIn,
  emptyDay,
  colleague,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Sure', adults: 4 })
  await page.request.put(`/api/v1/departures/${order.tour}/${emptyDay}`, { data: { guaranteed: true } })
  const agent = await colleague('agent@demo.example')
  await agent.goto('/')
  const desk = await startOrder(agent, say)
  await desk.list(say('Tour', 'סיור')).fill(`dead sea ${inForm(emptyDay)}`)
  await agent.getByRole('option').filter({ hasText: tour }).click()
  const guaranteed = desk.form.getByText(say('Guaranteed', 'יציאה מובטחת'), { exact: true })
  await expect(guaranteed).toHaveCount(0)
  await desk.choose(say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
  await desk.choose(say('Language', 'שפה'), say('English', 'אנגלית'))
  await expect(guaranteed).toBeVisible()
})
