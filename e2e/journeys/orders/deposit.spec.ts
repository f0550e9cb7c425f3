import { weekdayFrom } from '../../support/days.ts'
import { menu } from '../../support/frame.ts'
import { expect, type Page, type Say, test } from '../../support/journey.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { payByCard } from '../../support/testDesk.ts'

const tour = 'Jerusalem and the Dead Sea'

test('staff sell a tour with a deposit; the customer pays deposit and balance by their links, and the list of due payments follows', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example', '/settings/payments')
  const policy = say('Third now', 'שליש עכשיו')
  await test.step('a policy asks for 30 percent now and the rest two weeks ahead', async () => {
    await page.getByRole('button', { name: say('New policy', 'מדיניות חדשה') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('Name', 'שם')).fill(policy)
    await dialog.getByLabel(say('Percent of the total', 'אחוז מהסכום הכולל')).fill('130')
    await dialog.getByRole('button', { name: say('Create', 'יצירה') }).click()
    await expect(dialog).toContainText(say('whole percentage from 1 to 99', 'אחוז שלם בין 1 ל-99'))
    await picture(page, 'policy-wrong')
    await dialog.getByLabel(say('Percent of the total', 'אחוז מהסכום הכולל')).fill('30')
    await dialog.getByLabel(say('Rest due', 'היתרה לתשלום')).fill('14')
    await dialog.getByRole('button', { name: say('Create', 'יצירה') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: policy })).toContainText('30%')
    await picture(page, 'policies')
  })

  const tourId = await idOf(page, tour)
  await test.step('the tour gets the policy', async () => {
    await page.goto(`/tour/${tourId}`)
    await page.getByRole('combobox', { name: say('Payment policy', 'מדיניות תשלום') }).click()
    await page.getByRole('option', { name: policy }).click()
    await picture(page, 'tour-policy')
    await page.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).click()
    await expect
      .poll(async () => (await (await page.request.get(`/api/v1/tours/${tourId}`)).json()).paymentPolicy)
      .not.toBeNull()
  })

  const order = await placeOrder(page, { tour, day: weekdayFrom(60, 1), lastName: 'Harari' })
  await page.goto(`/order/${order._id}`)
  const instalments = page.getByRole('list', { name: say('Instalments', 'תשלומים לפי מועדים') })
  await expect(instalments.getByRole('listitem')).toHaveCount(2)
  await expect(instalments.getByRole('listitem').first()).toContainText(say('Deposit', 'מקדמה'))
  await picture(page, 'order-instalments')
  await page.goto(`/order/${order._id}?edit=true`)
  const summary = page.getByRole('complementary', { name: say('This order', 'ההזמנה'), exact: true })
  await expect(summary).toContainText(say('Deposit', 'מקדמה'))
  await picture(page, 'form-instalments')
  await page.goto(`/checkout/${order._id}`)
  await expect(instalments).toContainText(say('Balance', 'יתרה'))
  await picture(page, 'confirmation-instalments')

  const rows = await test.step('both are in the list of due payments', async () => {
    await menu(page, say)
      .getByRole('region', { name: say('Money', 'כספים') })
      .getByRole('link', { name: say('Payments', 'תשלומים') })
      .click()
    await expect(page).toHaveURL(/\/payments\/due$/)
    await page.goto('/payments/due?limit=100')
    const found = page.getByRole('row').filter({ hasText: String(order.orderNumber) })
    await expect(found).toHaveCount(2)
    await expect(found.first()).toContainText(say('Deposit', 'מקדמה'))
    await picture(page, 'due')
    return found
  })

  await pay(page, say, await linkOf(page, order._id, 1), say('Deposit', 'מקדמה'))
  await picture(page, 'deposit-paid')
  await page.goto(`/order/${order._id}?edit=true`)
  await expect(summary).toContainText(say('by ', 'עד '))
  await expect(summary).not.toContainText(say('Deposit', 'מקדמה'))
  await page.goto('/payments/due?limit=100')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(say('Balance', 'יתרה'))
  await pay(page, say, await linkOf(page, order._id, 2), say('Balance', 'יתרה'))
  await page.goto('/payments/due?limit=100')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(rows).toHaveCount(0)
  await page.goto('/payments/overdue?limit=100')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await picture(page, 'overdue')

  await page.goto(`/order/${order._id}`)
  await expect(instalments.getByText(say('PAID', 'שולם'), { exact: true })).toHaveCount(2)
  await page.request.put(`/api/v1/tours/${tourId}`, { data: { paymentPolicy: null } })
})

/** Pays by a link, whose page names the instalment it asks for. */
async function pay(page: Page, say: Say, link: string, part: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText(part)
  await payByCard(page, say, '12312312')
  await expect(page).toHaveURL(/\/checkout\//)
}

async function linkOf(page: Page, id: string, n: number): Promise<string> {
  const order: { payments: { instalment: number; paymentUrl: string; paymentUrl2: string }[] } = await (
    await page.request.get(`/api/v1/orders/${id}`)
  ).json()
  const charge = order.payments.find(({ instalment }) => instalment === n)
  const isHebrew = (await page.locator('html').getAttribute('lang')) === 'he'
  return (isHebrew ? charge?.paymentUrl2 : charge?.paymentUrl) ?? ''
}

async function idOf(page: Page, name: string): Promise<string> {
  const { data } = await (await page.request.get('/api/v1/tours/getActiveTours')).json()
  return data.find((each: { name: string }) => each.name === name)._id
}
