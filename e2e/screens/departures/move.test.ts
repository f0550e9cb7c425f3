import { inCalendar, monthsBetween, plusDays } from '../../support/days.ts'
import { choose } from '../../support/fields.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

// Both run every day in English.
const tour = 'Jerusalem and the Dead Sea'
const other = 'Caesarea, Haifa, Acre and Rosh Hanikra'

test('a departure is moved to another date after a look at each order, and moved back', async ({
  page,
  say,
  signIn,
  emptyDay,
  language,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Movable', adults: 4 })
  await placeOrder(page, { tour, day: emptyDay, lastName: 'Staying', adults: 2 })
  await page.goto(`/departure/${order.tour}/${emptyDay}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('Move', 'העברה'), exact: true }).click()
  const name = say('Move to another date', 'העברה לתאריך אחר')
  await page.getByRole('menuitem', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  const preview = dialog.getByRole('button', { name: say('Show the orders', 'הצגת ההזמנות') })
  await preview.click()
  await expect(dialog).toContainText(
    say('Choose another tour or another date', 'יש לבחור סיור אחר או תאריך אחר'),
  )
  const target = plusDays(emptyDay, 1)
  const date = say('Date', 'תאריך')
  await dialog.getByRole('button', { name: date }).click()
  const calendar = page.getByRole('dialog', { name: date })
  if (monthsBetween(emptyDay, target) > 0)
    await calendar.getByRole('button', { name: say('Next month', 'לחודש הבא') }).click()
  await calendar.getByRole('button', { name: inCalendar(target, language), exact: true }).click()
  await dialog.getByRole('textbox', { name: say('What happened', 'מה קרה') }).fill('Flood in the wadi')
  await preview.click()
  await expect(dialog).toContainText(say('2 orders', '2 הזמנות'))
  await dialog.getByRole('checkbox', { name: /Staying/ }).uncheck()
  await expect(dialog).toContainText(say('1 order', 'הזמנה אחת'))
  await dialog.getByRole('button', { name: say('Move', 'העברה'), exact: true }).click()
  await seeToast(page, say('The orders were moved', 'ההזמנות הועברו'))
  await expect(dialog).toHaveCount(0)
  await expect(main).toContainText('Flood in the wadi')
  const dayOf = async () => {
    const saved = await page.request.get(`/api/v1/orders/${order._id}`)
    return (await saved.json()).selectedTours[0].date
  }
  expect(await dayOf()).toBe(target)

  await main.getByRole('button', { name: say('Undo…', 'ביטול הפעולה…') }).click()
  const back = page.getByRole('dialog', { name: say('Move the orders back', 'החזרת ההזמנות') })
  await expect(back).toContainText('Movable')
  await back.getByRole('button', { name: say('Move back', 'החזרה') }).click()
  await seeToast(page, say('The orders were moved back', 'ההזמנות הוחזרו'))
  expect(await dayOf()).toBe(emptyDay)
})

test('a departure is merged into another of the day, and names it', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Merged', adults: 3 })
  await page.goto(`/departure/${order.tour}/${emptyDay}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('Move', 'העברה'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('Merge…', 'איחוד…') }).click()
  const dialog = page.getByRole('dialog', {
    name: say('Merge with another departure', 'איחוד עם יציאה אחרת'),
  })
  const preview = dialog.getByRole('button', { name: say('Show the orders', 'הצגת ההזמנות') })
  await preview.click()
  await expect(dialog).toContainText(say('Choose a tour', 'יש לבחור סיור'))
  await choose(dialog, say('Into', 'אל'), other)
  await preview.click()
  await expect(dialog).toContainText('Merged')
  await dialog.getByRole('button', { name: say('Merge', 'איחוד'), exact: true }).click()
  await seeToast(page, say('The orders were moved', 'ההזמנות הועברו'))
  await expect(main).toContainText(say(`Merged into ${other}`, `אוחד עם ${other}`))
  await expect(main.getByText(say('Closed', 'סגורה'), { exact: true })).toBeVisible()
})
