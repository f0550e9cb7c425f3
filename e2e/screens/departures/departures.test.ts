import type { Page } from '@playwright/test'
import { choose } from '../../support/fields.ts'
import { openOrder } from '../../support/openOrder.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

const closeDeparture = (page: Page, order: { tour: string }, date: string, change: object) =>
  page.request.put(`/api/v1/departures/${order.tour}/${date}`, { data: change })

test('a departure is found in the list, closed with a reason, and opened again by undoing it', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Departing', adults: 4 })
  await page.goto(`/departures/list?startDate=${emptyDay}&endDate=${emptyDay}`)
  const main = page.getByRole('main')
  const row = main.getByRole('row').filter({ hasText: tour })
  await expect(row).toContainText(say('open', 'ללא הגבלה'))
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/departure/${order.tour}/${emptyDay}$`))
  await expect(main).toContainText('Departing')
  await main.getByRole('button', { name: say('Close for sale', 'סגירה למכירה') }).click()
  const dialog = page.getByRole('dialog', { name: say('Close for sale', 'סגירה למכירה') })
  await dialog.getByRole('textbox', { name: say('Reason', 'סיבה') }).fill('Road works')
  await dialog.getByRole('button', { name: say('Close for sale', 'סגירה למכירה') }).click()
  await expect(main).toContainText('Road works')
  const closed = main.getByText(say('Closed', 'סגורה'), { exact: true })
  await expect(closed).toBeVisible()
  await page.getByRole('button', { name: say('Undo', 'ביטול הפעולה') }).click()
  await expect(closed).toHaveCount(0)
  await expect(main).not.toContainText('Road works')

  await main.getByRole('button', { name: say('Settings', 'הגדרות') }).click()
  const settings = page.getByRole('dialog', { name: say('Settings', 'הגדרות') })
  await settings.getByRole('checkbox', { name: say('Guaranteed', 'יציאה מובטחת') }).check()
  await settings.getByRole('textbox', { name: say('Places', 'מקומות') }).fill('0')
  await settings.getByRole('button', { name: say('Save', 'שמירה') }).click()
  await expect(settings).toContainText(
    say('Please enter a whole number from 1 to 9999', 'נא להזין מספר שלם בין 1 ל-9999'),
  )
  await settings.getByRole('textbox', { name: say('Places', 'מקומות') }).fill('12')
  await choose(settings, say('Closed for', 'סגורה עבור'), say('Small Group, French', 'קבוצה קטנה, צרפתית'))
  await settings.getByRole('button', { name: say('Save', 'שמירה') }).click()
  await expect(main).toContainText(say('Partly closed', 'סגורה בחלקה'))
  await expect(main.getByText(say('Guaranteed', 'יציאה מובטחת'), { exact: true })).toBeVisible()
  await expect(main).toContainText(say('Own number, all shared groups', 'מספר משלה, כל הקבוצות המשותפות'))
  await page.goto(`/assignments/calendar?date=${emptyDay}&tour=${order.tour}`)
  await expect(main.getByText(say('Guaranteed', 'יציאה מובטחת'), { exact: true })).toBeVisible()
})

test('DEP-25 a range without departures and a departure without orders say so', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example', `/departures/list?startDate=${emptyDay}&endDate=${emptyDay}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(say('No departures in these days.', 'אין יציאות בימים האלה.'))
  const tours = await (await page.request.get('/api/v1/tours?limit=1&isActive=true')).json()
  await page.goto(`/departure/${tours.data[0]._id}/${emptyDay}`)
  await expect(main).toContainText(say('Nobody is booked on this departure.', 'אין הזמנות ליציאה הזאת.'))
})

test('an order on a closed departure says so at its date, and who may override closed days sells it with a reason', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'super@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Shut' })
  await closeDeparture(page, order, emptyDay, { state: 'closed' })
  const desk = await openOrder(page, say, order)
  await desk.step(say('Tours', 'סיורים'))
  await desk.setParty(say('Adult', 'מבוגר'), 4)
  await desk.save()
  const closed = say('This departure is closed for sale', 'היציאה סגורה למכירה')
  await expect(desk.form.getByText(closed, { exact: true })).toBeVisible()
  await desk.check(say('Sell although the departure is closed', 'למכור אף שהיציאה סגורה')).check()
  await desk.field(say('Reason', 'סיבה')).fill('The minister’s visit')
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  await closeDeparture(page, order, emptyDay, { state: 'open' })
})

test('DEP-09 a whole departure is canceled after a look at each order, with terms and totals', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Flooded', adults: 4 })
  const other = await placeOrder(page, { tour, day: emptyDay, lastName: 'Rained', adults: 2 })
  await page.goto(`/departure/${order.tour}/${emptyDay}`)
  const main = page.getByRole('main')
  const name = say('Cancel the departure', 'ביטול היציאה')
  await main.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: say('Show the orders', 'הצגת ההזמנות') }).click()
  await expect(dialog).toContainText(say('Please enter a reason', 'נא להזין סיבה'))
  await dialog.getByRole('textbox', { name: say('What happened', 'מה קרה') }).fill('Flood in the wadi')
  await dialog
    .getByRole('textbox', { name: say('What customers read', 'מה יקראו הלקוחות') })
    .fill('The road is flooded')
  await dialog.getByRole('button', { name: say('Show the orders', 'הצגת ההזמנות') }).click()
  await expect(dialog).toContainText(say('2 orders', '2 הזמנות'))
  await expect(dialog).toContainText(say('6 people', '6 משתתפים'))
  const tick = dialog.getByRole('checkbox', { name: /Rained/ })
  await tick.uncheck()
  await expect(dialog).toContainText(say('1 order', 'הזמנה אחת'))
  await tick.check()

  // Someone changes an order meanwhile: the list is loaded again, and nothing happened.
  await page.request.post('/api/v1/orders/cancel', { data: { orderId: other._id, canRefund: false } })
  await dialog.getByRole('button', { name }).click()
  const again = say(
    'Some orders have changed. Please look at the list again.',
    'חלק מההזמנות השתנו. כדאי לעבור שוב על הרשימה.',
  )
  await expect(dialog).toContainText(again)
  await expect(tick).toHaveCount(0)
  await dialog.getByRole('button', { name }).click()
  await seeToast(page, say('The departure was canceled', 'היציאה בוטלה'))
  await expect(dialog).toHaveCount(0)
  await expect(main.getByText(say('Canceled', 'בוטלה'), { exact: true }).first()).toBeVisible()
  await expect(main).toContainText('Flood in the wadi')
  await expect(main).toContainText(say('No money went back.', 'לא הוחזר כסף.'))
  const saved = await page.request.get(`/api/v1/orders/${order._id}`)
  expect((await saved.json()).status).toBe('canceled')
})

test('ticked departures of the list are canceled in one step, shown by departure', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example')
  const other = 'Jerusalem Old City'
  const first = await placeOrder(page, { tour, day: emptyDay, lastName: 'Stormy', adults: 3 })
  const second = await placeOrder(page, { tour: other, day: emptyDay, lastName: 'Windy', adults: 2 })
  await page.goto(`/departures/list?startDate=${emptyDay}&endDate=${emptyDay}`)
  const main = page.getByRole('main')
  for (const name of [tour, other])
    await main.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  const title = say('Cancel 2 departures', 'ביטול 2 יציאות')
  await main.getByRole('button', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('textbox', { name: say('What happened', 'מה קרה') }).fill('Storm')
  await dialog.getByRole('button', { name: say('Show the orders', 'הצגת ההזמנות') }).click()
  await expect(dialog.getByRole('heading').filter({ hasText: tour })).toBeVisible()
  await expect(dialog.getByRole('heading').filter({ hasText: other })).toBeVisible()
  await expect(dialog).toContainText(say('5 people', '5 משתתפים'))
  await dialog.getByRole('button', { name: title }).click()
  await seeToast(page, say('2 departures were canceled', '2 יציאות בוטלו'))
  for (const order of [first, second]) {
    const saved = await page.request.get(`/api/v1/orders/${order._id}`)
    expect((await saved.json()).status).toBe('canceled')
  }
})
