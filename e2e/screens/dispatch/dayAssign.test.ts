import { dayBoard } from '../../support/dayBoard.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('DAY-12 parties without a vehicle are put on one from the page of the day, by menu and by number, and back', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Three' })
  const other = await placeOrder(page, { tour, day: emptyDay, adults: 4, lastName: 'Four' })
  const board = dayBoard(page, say)
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)

  await page.goto(`/day?date=${emptyDay}`)
  const departures = page.getByRole('region', { name: say('Departures', 'יציאות') })
  const waiting = page.getByRole('list', { name: say(`Without a vehicle: ${tour}`, `בלי רכב: ${tour}`) })
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await board.assign(order.orderNumber)
  await page.getByRole('menuitem', { name: say('No vehicle', 'אין רכב') }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await expect(waiting).toContainText('Four')
  await board.undo.click()
  await expect(waiting.getByRole('listitem')).toHaveCount(2)

  await test.step('its number puts the party with the focus on a vehicle, and Ctrl+Z takes it off', async () => {
    const second = page.getByRole('button', {
      name: say(`Assign order ${other.orderNumber}`, `שיבוץ הזמנה ${other.orderNumber}`),
    })
    await second.focus()
    await page.keyboard.press('1')
    await expect(waiting.getByRole('listitem')).toHaveCount(1)
    await expect(waiting).toContainText('Three')
    await page.keyboard.press('Control+z')
    await expect(waiting.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('a car is put on a vehicle, and taken off by undo', async () => {
    const free = page.getByRole('button', {
      name: say('Put 690-31-258 on a vehicle', 'שיבוץ 690-31-258 לרכב'),
    })
    await free.click()
    await page.getByRole('menuitem', { name: say('No vehicle', 'אין רכב') }).click()
    await expect(departures).toContainText('690-31-258')
    await expect(free).toHaveCount(0)
    await page
      .getByRole('button', { name: say('Undo', 'ביטול הפעולה') })
      .last()
      .click()
    await expect(departures).not.toContainText('690-31-258')
    await expect(free).toHaveCount(1)
  })

  await test.step('a second driver is refused, as in the dialog of the vehicle', async () => {
    await page
      .getByRole('button', { name: say('Put 690-31-258 on a vehicle', 'שיבוץ 690-31-258 לרכב') })
      .click()
    await page.getByRole('menuitem', { name: say('No vehicle', 'אין רכב') }).click()
    await expect(departures).toContainText('690-31-258')
    const put = page
      .getByRole('region', { name: say('Free drivers', 'נהגים פנויים') })
      .getByRole('button', { name: say('on a vehicle', 'לרכב') })
    const drivers = await put.count()
    await put.first().click()
    await page.getByRole('menuitem', { name: '690-31-258' }).click()
    await expect(put).toHaveCount(drivers - 1)
    await put.first().click()
    await page.getByRole('menuitem', { name: '690-31-258' }).click()
    await seeToast(page, say('This car already has a driver assigned to it.', 'לרכב זה כבר משובץ נהג.'))
    await expect(put).toHaveCount(drivers - 1)
  })
})
