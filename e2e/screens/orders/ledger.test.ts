import { weekdayFrom } from '../../support/days.ts'
import { choose } from '../../support/fields.ts'
import { type PlacedOrder, placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('LEDG-06 LEDG-08 the desk records cash and a transfer, sees the ledger of the order, and takes a wrong line back', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const order = await placeOrder(page, { tour, day: weekdayFrom(20, 1), lastName: 'Golan' })
  await page.goto(`/order/${order._id}`)
  const payments = page
    .getByRole('main')
    .getByRole('region', { name: say('Payments', 'תשלומים'), exact: true })
  const ledger = payments.getByRole('region', { name: say('Ledger', 'כרטסת ההזמנה') })
  const rows = ledger.getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText(say('Sale', 'מכירה'))

  const record = say('Record payment', 'רישום תשלום שהתקבל')
  const dialog = page.getByRole('dialog', { name: record })
  const amount = dialog.getByRole('textbox', { name: say('Amount', 'סכום') })
  const send = dialog.getByRole('button', { name: record })
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/ledger')) posted.push(request.url())
  })
  await payments.getByRole('button', { name: record }).click()
  await send.click()
  await expect(dialog).toContainText(say('Please enter an amount above 0', 'נא להזין סכום גדול מ-0'))
  await amount.fill('99999')
  await send.click()
  await expect(dialog).toContainText(
    say('Tick overpayment to record more.', 'כדי לרשום יותר יש לסמן תשלום יתר.'),
  )
  await expect(amount).toBeFocused()
  posted.length = 0
  await amount.fill('100')
  await send.dblclick()
  await seeToast(page, say('Payment recorded', 'התשלום נרשם'))
  await expect(dialog).toHaveCount(0)
  await expect(rows).toHaveCount(3)
  expect(posted).toHaveLength(1)
  await expect(rows.last()).toContainText(say('Cash', 'מזומן'))
  await expect(rows.last()).toContainText('-$100.00')

  await payments.getByRole('button', { name: record }).click()
  await dialog.getByRole('combobox', { name: say('Method', 'אמצעי תשלום') }).click()
  await page.getByRole('option', { name: say('Bank transfer', 'העברה בנקאית') }).click()
  await amount.fill('50')
  await amount.press('Enter')
  await expect(dialog).toContainText(say('Please enter a reference', 'נא להזין אסמכתה'))
  await dialog.getByRole('textbox', { name: say('Reference', 'אסמכתה') }).fill('TR-7781')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(4)
  await expect(rows.last()).toContainText('TR-7781')

  await rows.nth(2).getByRole('button').click()
  const question = page.getByRole('dialog', { name: say('Take back', 'ביטול הרישום') })
  const takeBack = question.getByRole('button', { name: say('Take back', 'ביטול הרישום') })
  await takeBack.click()
  await expect(question).toContainText(say('Please enter a reason', 'נא להזין סיבה'))
  await question.getByRole('textbox').fill('Another customer')
  await takeBack.click()
  await seeToast(page, say('Taken back', 'הרישום בוטל'))
  await expect(question).toHaveCount(0)
  await expect(rows.last()).toContainText('Another customer')
  await expect(rows.nth(2).getByRole('button')).toHaveCount(0)
  await expect(payments.getByRole('definition').nth(1)).toHaveText('$50.00')
})

test('LEDG-21 fees that nobody paid are given up as long as nobody unticks it', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const order = await halfByTerms(page, () =>
    placeOrder(page, { tour, day: weekdayFrom(20, 1), lastName: 'Fees' }),
  )
  const ledger = `/api/v1/orders/${order._id}/ledger`
  const balance = async () => (await (await page.request.get(ledger)).json()).balance
  const fee = (await balance()) / 2

  const question = await openQuestion(page, say, order)
  const giveUp = question.getByRole('checkbox', {
    name: say('Do not collect cancellation fees', 'לא לגבות דמי ביטול'),
  })
  const byTerms = say('By the cancellation terms', 'לפי תנאי הביטול')
  await choose(question, say('Cancellation fee', 'דמי ביטול'), byTerms)
  await expect(giveUp).toBeChecked()
  const amount = `$${fee.toFixed(2)}`
  await expect(question).toContainText(say(`Write off ${amount}`, `ויתור על \u2066${amount}\u2069`))
  await giveUp.uncheck()
  await expect(question).toContainText(new RegExp(`${say('Still owed', 'נותר לתשלום')}.*\\${amount}`))
  await question.getByRole('button', { name: say('Cancel Order', 'ביטול ההזמנה'), exact: true }).click()
  await seeToast(page, say('Order Canceled', 'ההזמנה בוטלה'))
  expect(await balance()).toBe(fee)
})

async function openQuestion(page: Page, say: Say, { _id }: PlacedOrder) {
  const cancelOrder = say('Cancel Order', 'ביטול ההזמנה')
  await page.goto(`/order/${_id}`)
  await page.getByRole('main').getByRole('button', { name: cancelOrder }).click()
  const question = page.getByRole('dialog', { name: cancelOrder })
  await question.waitFor()
  return question
}

/**
 * Places an order while its tour's cancellation policy refunds half; the order keeps the policy after it's
 * removed from the tour.
 */
async function halfByTerms(page: Page, place: () => Promise<PlacedOrder>): Promise<PlacedOrder> {
  const policies = '/api/v1/cancellationPolicies'
  const { data: tours } = await (await page.request.get('/api/v1/tours?limit=100')).json()
  const { _id: id } = tours.find(({ name }: { name: string }) => name === tour)
  const half = { name: 'Half', tiers: [{ daysBefore: 0, time: '00:00', percent: 50 }] }
  const made = await page.request.post(policies, { data: { ...half, tours: [id] } })
  expect(made.ok(), await made.text()).toBe(true)
  const { _id, updatedAt } = await made.json()
  const order = await place()
  const freed = await page.request.put(`${policies}/${_id}`, { data: { ...half, tours: [], updatedAt } })
  expect(freed.ok(), await freed.text()).toBe(true)
  expect((await page.request.delete(`${policies}/${_id}`)).ok()).toBe(true)
  return order
}
