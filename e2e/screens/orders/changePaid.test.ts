import { weekdayFrom } from '../../support/days.ts'
import { openOrder } from '../../support/openOrder.ts'
import { payInCash } from '../../support/payInCash.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, test } from '../journey.ts'

const wish = { tour: 'Jerusalem and the Dead Sea', day: weekdayFrom(20, 1), lastName: 'Barak' }

test('FORM-85 FORM-86 the office opens a paid order, sees what one more and one fewer cost, and saves', async ({
  page,
  say,
  signIn,
}) => {
  const adult = say('Adult', 'מבוגר')
  const change = say('Change this order…', 'שינוי ההזמנה…')
  await signIn(page, 'admin@demo.example', '/operations')
  const order = await placeOrder(page, wish)
  await payInCash(page, order)
  const each = (await paymentsOf(page, order))[0]!.amountInCurrency / 2
  const desk = await openOrder(page, say, order)
  const tours = () => desk.step(say('Tours', 'סיורים'))
  const open = desk.form.getByRole('button', { name: change })
  const costs = (amount: string) => desk.form.getByText(amount, { exact: true })

  await test.step('until it is opened, nothing that it costs can be changed', async () => {
    await tours()
    await expect(desk.more(adult)).toBeDisabled()
    await desk.field(say('Notes for this tour', 'הערות לסיור הזה')).fill('Two wheelchairs')
    await expect(costs(say('Nothing to pay or give back', 'אין הפרש לתשלום או להחזר'))).toHaveCount(0)
    await open.click()
    await expect(open).toHaveCount(0)
    await expect(costs(say('Nothing to pay or give back', 'אין הפרש לתשלום או להחזר'))).toBeVisible()
  })

  await test.step('one more is to be paid, and what was typed outlives a reload', async () => {
    await desk.more(adult).click()
    const toPay = say(`+$${each.toFixed(2)} to pay`, `\u2066+$${each.toFixed(2)}\u2069 לתשלום`)
    await expect(costs(toPay)).toBeVisible()
    await page.reload()
    await desk.form.waitFor()
    await expect(costs(toPay)).toBeVisible()
    await desk.save()
    await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
    expect((await paymentsOf(page, order)).filter(({ status }) => status !== 'canceled')).toMatchObject([
      { status: 'paid', amountInCurrency: 2 * each },
      { action: 'charge', status: 'pending', amountInCurrency: each },
    ])
    await expect(open).toHaveCount(0)
  })

  await test.step('two fewer go back, and the order is locked again', async () => {
    await payInCash(page, order)
    await page.reload()
    await desk.form.waitFor()
    await open.click()
    await tours()
    await desk.less(adult).click()
    await desk.less(adult).click()
    const goesBack = (2 * each).toFixed(2)
    await expect(costs(say(`$${goesBack} goes back`, `\u2066$${goesBack}\u2069 יוחזרו`))).toBeVisible()
    await desk.save()
    await expect(open).toBeVisible()
    const refunds = (await paymentsOf(page, order)).filter(({ action }) => action === 'refund')
    expect(refunds.reduce((sum, { amountInCurrency }) => sum + amountInCurrency, 0)).toBe(2 * each)
  })
})

test('FORM-85 an agency sees that its order is paid, and no button to change it', async ({
  page,
  say,
  signIn,
}) => {
  const owner = 'agency-owner@demo.example'
  await signIn(page, owner, '/agency_orders')
  const { account } = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  await signIn(page, 'admin@demo.example', '/operations')
  const order = await placeOrder(page, { ...wish, isPaid: true, agency: account._id })
  await signIn(page, owner, '/agency_orders')
  const desk = await openOrder(page, say, order)
  await expect(desk.form).toContainText(say('Once an order is paid', 'בהזמנה ששולמה'))
  await expect(
    desk.form.getByRole('button', { name: say('Change this order…', 'שינוי ההזמנה…') }),
  ).toHaveCount(0)
})

interface Payment {
  action: string
  status: string
  amountInCurrency: number
}

async function paymentsOf(page: Page, { _id }: { _id: string }): Promise<Payment[]> {
  const { payments } = await (await page.request.get(`/api/v1/orders/${_id}`)).json()
  return payments
}
