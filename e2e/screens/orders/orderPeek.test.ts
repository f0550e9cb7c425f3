import { weekdayFrom } from '../../support/days.ts'
import { type PlacedOrder, placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const wish = { tour: 'Jerusalem and the Dead Sea', day: weekdayFrom(20, 1) }

test('orders are read one after the other beside their list, by key and by mouse', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/operations')
  const orders: PlacedOrder[] = []
  for (const lastName of ['Shaked Alef', 'Shaked Bet', 'Shaked Gimel'])
    orders.push(await placeOrder(page, { ...wish, lastName }))
  const rows = page.getByRole('main').getByRole('row').filter({ hasText: 'Shaked' })
  const beside = besideList(page, say)
  const seesRow = async (at: number) => {
    const name = orders.find(({ orderNumber }) => numbers[at] === orderNumber)
    await expect(beside.getByRole('heading', { level: 2 }).first()).toContainText(String(name?.orderNumber))
    await expect(beside).toContainText(wish.tour)
  }
  await page.goto('/operations?search=Shaked')
  await expect(rows).toHaveCount(3)
  const texts = await rows.allTextContents()
  const numbers = texts.map(
    (text) => orders.find(({ orderNumber }) => text.includes(String(orderNumber)))!.orderNumber,
  )

  await test.step('p shows the row, j and k the next and the previous one', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('p')
    await seesRow(0)
    await page.keyboard.press('j')
    await seesRow(1)
    await page.keyboard.press('j')
    await seesRow(2)
    await page.keyboard.press('k')
    await seesRow(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a reload shows the same order, and Enter opens it as usual', async () => {
    await page.reload()
    await seesRow(1)
    await rows.nth(1).getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await seesRow(1)
  })

  await test.step('while it is open a click shows the row there, and Escape closes it', async () => {
    await rows.nth(2).click()
    await seesRow(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(beside).toHaveCount(0)
    await expect(page).not.toHaveURL(/peek/)
    await rows.nth(2).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a payment is recorded without leaving the list', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Preview', 'תצוגה מקדימה') })
      .click()
    const record = say('Record payment', 'רישום תשלום שהתקבל')
    const dialog = page.getByRole('dialog', { name: record })
    await beside.getByRole('button', { name: record }).click()
    await dialog.getByRole('textbox', { name: say('Amount', 'סכום') }).fill('20')
    await dialog.getByRole('button', { name: record }).click()
    await seeToast(page, say('Payment recorded', 'התשלום נרשם'))
    await expect(beside).toContainText('$20.00')
    await expect(rows).toHaveCount(3)
  })
})

test('an agency reads its orders beside their list', async ({ page, say, signIn }) => {
  await signIn(page, 'agency-owner@demo.example', '/agency_orders')
  const order = await placeOrder(page, { ...wish, lastName: 'Shaham' })
  await page.goto(`/agency_orders/orders?search=Shaham&peek=${order._id}`)
  await expect(besideList(page, say)).toContainText('Shaham')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Preview', 'תצוגה מקדימה') })
    .click()
  await expect(besideList(page, say)).toHaveCount(0)
})

test('the order of a charge is read beside the charges', async ({ page, say, signIn }) => {
  await signIn(page, 'admin@demo.example', '/operations')
  const order = await placeOrder(page, { ...wish, lastName: 'Shomron' })
  await page.goto('/payments/due?search=Shomron')
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Shomron' })
  await expect(row).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('p')
  await expect(besideList(page, say)).toContainText(String(order.orderNumber))
  await expect(page).toHaveURL(new RegExp(`peek=${order._id}`))
})

function besideList(page: Page, say: Say) {
  return page.getByRole('complementary', { name: say('Preview of the order', 'תצוגה מקדימה של ההזמנה') })
}
