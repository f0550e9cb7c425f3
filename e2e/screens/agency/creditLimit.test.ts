import { weekdayFrom } from '../../support/days.ts'
import { limitedAgency } from '../../support/limitedAgency.ts'
import { orderForm } from '../../support/orderForm.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

/** The form of an order whose customer pays, on its last step. */
async function openSummary(page: Page, say: Say, id: string) {
  await page.goto(`/order/${id}?edit=true`)
  const desk = orderForm(page, say, page.getByRole('dialog').first())
  await desk.step(say('Summary', 'סיכום'))
  return desk
}

/** An agent's new order that their agency pays, filled in and saved. */
async function bookOnAccount(page: Page, say: Say) {
  const desk = orderForm(page, say)
  await desk.open()
  await desk.chooseTour(tour)
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Gali', lastName: 'Tal', email: 'gali@guests.example' })
  await desk.next()
  await desk.check(say('Pay to Agency', 'תשלום לסוכנות')).check()
  await desk.save()
  return desk
}

test('STMT-06 above its limit an agency is refused, staff say why they pass it, and order and agency are marked', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'super@demo.example')
  const agency = await limitedAgency(page, { name: say('Olive Lane', 'Palm Lane'), creditLimit: 100 })
  const order = await placeOrder(page, {
    tour,
    day: weekdayFrom(24, 1),
    lastName: 'Shemesh',
    agency: agency._id,
  })
  const onAccount = say('Pay to Agency', 'תשלום לסוכנות')
  const mark = page.getByText(say('Over the credit limit', 'חריגה ממסגרת האשראי'), { exact: true })

  await test.step('the agency’s people read why at the form, which keeps what they typed', async () => {
    const settings = await (await page.request.get('/api/v1/settings/business')).json()
    const other = await newcomer()
    await signIn(other, agency.agent, '/agency_orders')
    const desk = await bookOnAccount(other, say)
    const why = say(
      `The credit limit of this agency is reached. Please contact the office: ${settings.officePhone}`,
      `מסגרת האשראי של הסוכנות נוצלה במלואה. אפשר לפנות למשרד: ${settings.officePhone}`,
    )
    await expect(desk.form.getByRole('status').filter({ hasText: why })).toBeVisible()
    await expect(desk.check(onAccount)).toBeChecked()
    await expect(desk.summary).toContainText('Gali Tal')
    await expect(other.getByRole('textbox', { name: say('Reason', 'סיבה') })).toHaveCount(0)
  })

  await test.step('staff are asked for the reason in place', async () => {
    const desk = await openSummary(page, say, order._id)
    await desk.check(onAccount).check()
    await desk.save()
    const question = page.getByRole('dialog', { name: say('Over the credit limit', 'חריגה ממסגרת האשראי') })
    await expect(question).toContainText(agency.name)
    const reason = question.getByRole('textbox', { name: say('Reason', 'סיבה') })
    await expect(reason).toBeFocused()
    const saveAnyway = question.getByRole('button', { name: say('Save anyway', 'לשמור בכל זאת') })
    await saveAnyway.click()
    await expect(question).toContainText(say('Please enter a reason', 'נא להזין סיבה'))
    await question.getByRole('button', { name: say('Cancel', 'ביטול'), exact: true }).click()
    await expect(question).toHaveCount(0)
    await expect(desk.check(onAccount)).toBeChecked()

    await desk.save()
    await reason.fill('They pay on Sunday')
    await page.keyboard.press('Enter')
    await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  })

  await test.step('order and agency are marked, and the log has the reason', async () => {
    await page.goto(`/order/${order._id}`)
    await expect(mark).toBeVisible()
    await page.goto(`/account/${agency._id}`)
    await expect(page.locator('form').getByText(say('Over the credit limit', 'חריגה מהמסגרת'))).toBeVisible()
    const { data } = await (await page.request.get(`/api/v1/activity?thing=${agency._id}`)).json()
    expect(data[0]).toMatchObject({
      event: 'account.limitPassed',
      facts: { order: order.orderNumber, reason: 'They pay on Sunday' },
    })
  })

  await test.step('where the limit only warns, the order is saved and marked', async () => {
    const warned = await limitedAgency(page, {
      name: say('Fig Branch', 'Date Branch'),
      creditLimit: 100,
      atLimit: 'warn',
    })
    const other = await newcomer()
    await signIn(other, warned.agent, '/agency_orders')
    await bookOnAccount(other, say)
    await seeToast(other, say('Order Saved!', 'ההזמנה נשמרה!'))
    const rows = await (await page.request.get(`/api/v1/agencyAccounts/${warned._id}/postings`)).json()
    await other.goto(`/order/${rows.data[0].entry.orderId}`)
    await expect(
      other.getByText(say('Over the credit limit', 'חריגה ממסגרת האשראי'), { exact: true }),
    ).toBeVisible()
    await page.goto(`/agency_account/${warned._id}`)
    await expect(
      page.getByRole('main').getByText(say('Over the credit limit', 'חריגה מהמסגרת')),
    ).toBeVisible()
  })
})

test('STMT-22 the order form of an agency shows how much of the limit is used, from 80 % on', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'super@demo.example')
  const used = (percent: number) =>
    say(`${percent}% of your credit limit is used`, `נוצלו ${percent}% ממסגרת האשראי`)
  for (const [name, owes, isShown] of [
    [say('Pine Valley', 'Cedar Valley'), 82, true],
    [say('Pine Hill', 'Cedar Hill'), 79.99, false],
  ] as const) {
    const { agent } = await limitedAgency(page, { name, creditLimit: 100, owes })
    const other = await newcomer()
    const asked = other.waitForResponse((response) => response.url().endsWith('/limitUse'))
    await signIn(other, agent, '/agency_orders?order=new')
    const { form } = orderForm(other, say)
    await expect(form.getByRole('navigation')).toBeVisible()
    await asked
    if (isShown) await expect(form.getByText(used(82), { exact: true })).toBeVisible()
    else await expect(form.getByText(used(79))).toHaveCount(0)
  }
})
