import { weekdayFrom } from '../../support/days.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

test('several ticked rows get one status, which Ctrl+Z takes back, and are canceled after a look at the costs', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = { tour: 'Jerusalem and the Dead Sea', day: weekdayFrom(40, 1), lastName: 'Several' }
  const placed = [await placeOrder(page, order), await placeOrder(page, order)]
  const main = page.getByRole('main')
  const rows = placed.map(({ orderNumber }) => main.getByRole('row').filter({ hasText: String(orderNumber) }))
  const bar = page.getByRole('region', { name: say('Selected rows', 'השורות שנבחרו') })
  const dialog = page.getByRole('dialog')
  const press = (english: string, hebrew: string) =>
    dialog.getByRole('button', { name: say(english, hebrew), exact: true }).click()

  await page.goto('/operations?search=Several')
  for (const row of rows) await row.getByRole('checkbox').click()
  await expect(bar).toContainText(say('2 rows selected', 'שתי שורות נבחרו'))
  await expect(main.getByText(/\$.*\$.*\$/).last()).toBeVisible()

  await test.step('one status for both, and back', async () => {
    await bar.getByRole('button', { name: say('Change status', 'שינוי סטטוס') }).click()
    await press('Apply', 'החלה')
    await expect(dialog).toContainText(say('2 orders done', 'שתי הזמנות בוצעו'))
    await press('Done', 'סיום')
    for (const row of rows) await expect(row).toContainText(say('CONFIRMED', 'אושר'))
    await page.keyboard.press('ControlOrMeta+z')
    for (const row of rows) await expect(row).toContainText(say('BOOKED', 'הוזמן'))
  })

  await test.step('canceled after a look at what it costs', async () => {
    for (const row of rows) await row.getByRole('checkbox').click()
    await bar.getByRole('button', { name: say('Cancel tours', 'ביטול סיורים') }).click()
    for (const { orderNumber } of placed)
      await expect(dialog.getByRole('row').filter({ hasText: String(orderNumber) })).toBeVisible()
    await press('Cancel 2 orders', 'ביטול שתי הזמנות')
    await expect(dialog).toContainText(say('2 orders done', 'שתי הזמנות בוצעו'))
    await press('Done', 'סיום')
    for (const row of rows) await expect(row).toContainText(say('CANCELED', 'בוטל'))
  })
})
