import { dayBoard } from '../support/dayBoard.ts'
import { drag } from '../support/drag.ts'
import { expect, test } from '../support/journey.ts'
import { placeOrder } from '../support/placeOrder.ts'

const tour = 'Jerusalem and the Dead Sea'
const other = 'Masada, Ein Gedi and the Dead Sea'

test('DAY-12 parties, cars and crew are dropped on a vehicle of the day, and taken back with Ctrl+Z', async ({
  page,
  emptyDay,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Three' })
  const strange = await placeOrder(page, { tour: other, day: emptyDay, lastName: 'Masada' })
  const board = dayBoard(page, say)
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)

  await page.goto(`/day?date=${emptyDay}`)
  const departures = page.getByRole('region', { name: say('Departures', 'יציאות') })
  const vehicle = departures
    .getByRole('listitem')
    .filter({ hasText: say('No driver', 'אין נהג') })
    .first()
  const waiting = (name: string) =>
    departures
      .getByRole('list', { name: say(`Without a vehicle: ${name}`, `בלי רכב: ${name}`) })
      .getByRole('listitem')
  const free = (english: string, hebrew: string) =>
    page.getByRole('region', { name: say(english, hebrew) }).getByRole('listitem')
  const car = free('Free cars', 'רכבים פנויים').filter({ hasText: '690-31-258' }).first()

  await expect(waiting(tour)).toHaveCount(1)
  await drag(waiting(tour), vehicle)
  await expect(waiting(tour)).toHaveCount(0)
  await expect(departures.getByText(say('Not enough seats', 'אין מספיק מקומות'))).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(waiting(tour)).toHaveCount(1)
  await expect(
    departures.getByText(say('3 people of 1 order have no vehicle', '3 אנשים מהזמנה אחת בלי רכב')),
  ).toBeVisible()

  await drag(car, vehicle)
  await expect(vehicle).toContainText('690-31-258')
  await picture(page, 'day with a car')
  const guide = free('Free guides', 'מדריכים פנויים').first()
  const name = await guide.locator('bdi').first().innerText()
  await drag(guide, vehicle)
  const line = departures.getByRole('listitem').filter({ hasText: '690-31-258' })
  await expect(line).toContainText(name)
  await page.keyboard.press('Control+z')
  await expect(line).not.toContainText(name)
  await expect(line).toContainText('690-31-258')
  await page.keyboard.press('Control+z')
  await expect(vehicle).toContainText(say('No vehicle', 'אין רכב'))
  await drag(car, vehicle)
  await expect(line).toBeVisible()

  await test.step('a party stays where it is when it’s dropped on a vehicle of another departure', async () => {
    await expect(waiting(other)).toContainText(String(strange.orderNumber))
    await drag(waiting(other), line)
    await expect(
      page.getByText(say('This order is for another departure.', 'ההזמנה הזו שייכת ליציאה אחרת.')),
    ).toBeVisible()
    await expect(waiting(other)).toHaveCount(1)
  })
})
