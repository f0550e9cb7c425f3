import { dayBoard } from '../../support/dayBoard.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example'))

test('CAL-19 CAL-20 OMSG-14 a vehicle is edited, and deleted only after a yes', async ({
  page,
  emptyDay,
  say,
}) => {
  const board = dayBoard(page, say)
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Deletes' })
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  const card = board.cards.first()
  await expect(board.cards).toHaveCount(1)
  await board.assign(order.orderNumber)
  await page.getByRole('menuitem').first().click()
  await expect(card).toContainText(say('2 participants', 'שני משתתפים'))
  await expect(
    page.getByText(
      say(
        'Everyone is assigned, but one unit has no vehicle yet',
        'כולם משובצים, אבל לשיבוץ אחד עדיין אין רכב',
      ),
    ),
  ).toBeVisible()
  await board.edit(card)
  await expect(board.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  const question = board.question(say('Delete this Car?', 'למחוק את הרכב הזה?'))
  await board.delete(card)
  await question.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
  await expect(card).toBeVisible()
  await board.delete(card)
  await question.getByRole('button', { name: say('Delete', 'מחיקה') }).click()
  await expect(board.cards).toHaveCount(0)
  await expect(
    page.getByText(say('2 participants not on a vehicle yet', 'שני משתתפים עדיין בלי רכב')),
  ).toBeVisible()
})

test('CAL-17 the orders on a vehicle are listed with what a driver asks for', async ({
  page,
  emptyDay,
  say,
}) => {
  const board = dayBoard(page, say)
  const order = await placeOrder(page, {
    tour,
    day: emptyDay,
    lastName: 'Reachable',
    mobilePhone: '054-5550187',
    notes: 'Needs a child seat',
  })
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)
  await board.assign(order.orderNumber)
  await page.getByRole('menuitem').first().click()
  await board.orders(board.cards.first()).click()
  const row = page.getByRole('dialog').getByRole('row').last()
  const english = say('English', 'אנגלית')
  for (const text of ['054-5550187', 'Needs a child seat', english, 'Herzliya Marina / Arena Mall'])
    await expect(row).toContainText(text)
})
