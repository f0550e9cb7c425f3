import { backgroundOf } from '../support/colours.ts'
import { dayBoard } from '../support/dayBoard.ts'
import { expect, test } from '../support/journey.ts'
import { placeOrder } from '../support/placeOrder.ts'

const tour = 'Jerusalem and the Dead Sea'
/** The width of a medium dialog, in pixels. */
const medium = 560
const plate = '523-06-194'

test('ASG-01 ASG-15 ASG-18 a dialog of the area is of medium width, a chosen car turns light grey, and a table scrolls to who was chosen', async ({
  page,
  emptyDay,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'admin@demo.example')
  const board = dayBoard(page, say)
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Looks' })
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await board.edit(board.cards.first())
  await board.dialog.getByRole('textbox', { name: say('Plate number', 'מספר רישוי') }).fill('06-194')
  await expect(board.row('-')).toHaveCount(1)
  const cell = board.row(plate).getByRole('cell').last()
  const free = await backgroundOf(cell)
  expect((await board.dialog.boundingBox())?.width).toBe(medium)
  await board.row(plate).click()
  await expect(board.part('vehicle')).toHaveText(plate)
  const grey = await backgroundOf(cell)
  expect(grey).not.toEqual(free)
  expect(Math.min(...grey)).toBeGreaterThan(190)
  expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(30)
  await picture(page, 'cars')

  await board.tab('Guide', 'מדריך')
  const table = board.dialog.getByRole('region', { name: say('Guides', 'מדריכים') })
  expect(await table.evaluate((part) => part.scrollHeight > part.clientHeight)).toBe(true)
  await board.tab('Driver', 'נהג')
  await expect(board.row('Yusuf Hamdan')).not.toBeInViewport()
  await board.row('Yusuf Hamdan').click()
  await expect(board.part('driver')).toHaveText('Yusuf Hamdan')
  await board.tab('Guide', 'מדריך')
  await board.tab('Driver', 'נהג')
  await expect(board.row('Yusuf Hamdan')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')

  await board.orders(board.cards.first()).click()
  const orders = page.getByRole('dialog', { name: say('Orders on vehicle', 'ההזמנות ברכב') })
  expect((await orders.boundingBox())?.width).toBe(medium)
})
