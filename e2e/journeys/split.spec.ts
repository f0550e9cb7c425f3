import type { Page } from '@playwright/test'
import { faultsOf } from '../support/axe.ts'
import { dayBoard } from '../support/dayBoard.ts'
import { drag } from '../support/drag.ts'
import { expect, test } from '../support/journey.ts'
import { placeOrder } from '../support/placeOrder.ts'

const tour = 'Jerusalem and the Dead Sea'
const api = '/api/v1'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example'))

test('PLAN-12 PLAN-14 PLAN-15 a party of nine is split over two vans, its parts move, and its order changes', async ({
  page,
  emptyDay,
  say,
  picture,
}) => {
  const board = dayBoard(page, say)
  const party = { adult: 6, child: 3 }
  const order = await placeOrder(page, { tour, day: emptyDay, party, lastName: 'Shaked' })
  await addVan(page, order.tour, emptyDay, 7)
  await addVan(page, order.tour, emptyDay, 4)
  await board.open(order.tour, emptyDay)
  const [van, taxi] = [board.cards.nth(0), board.cards.nth(1)]
  const rows = board.rowOf(order.orderNumber)
  const dialog = page.getByRole('dialog', { name: say('Split order', 'פיצול הזמנה') })
  const line = (number: number) => dialog.getByRole('group').nth(number - 1)
  const count = (number: number, type: 'adult' | 'child') =>
    line(number).getByRole('textbox', {
      name: { adult: say('Adult', 'מבוגר'), child: say('Child', 'ילד') }[type],
    })
  const save = dialog.getByRole('button', { name: say('Save', 'שמירה') })

  await board.orderLink(order.orderNumber).focus()
  await page.keyboard.press('s')
  await expect(dialog).toContainText(say('9 people have no seat yet', '9 אנשים עדיין בלי מקום'))
  await expect(save).toBeDisabled()
  await count(1, 'adult').fill('6')
  await count(1, 'child').fill('2')
  await expect(line(1)).toContainText(say('Not enough seats (8/7)', 'אין מספיק מקומות'))
  await count(2, 'child').fill('1')
  await expect(save).toBeDisabled()
  await count(1, 'adult').fill('5')
  await line(2)
    .getByRole('button', { name: say('Adult: one more', 'מבוגר: אחד יותר') })
    .click()
  await expect(dialog).toContainText(say('Everyone has a seat', 'לכולם יש מקום'))
  expect(await faultsOf(page, '[role="dialog"]')).toEqual([])
  await picture(page, 'split-dialog')
  await count(2, 'adult').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(van).toContainText(say('7 participants', '7 משתתפים'))
  await expect(taxi).toContainText(say('2 participants', 'שני משתתפים'))
  await expect(rows).toHaveCount(2)
  await picture(page, 'split-board')

  await drag(rows.nth(1), van)
  await expect(
    page.getByText(say('Not enough seats in this vehicle (9/7)', 'אין מספיק מקומות ברכב')).first(),
  ).toBeVisible()
  await drag(rows.nth(1), board.addVehicle)
  await expect(board.cards.nth(2)).toContainText(say('2 participants', 'שני משתתפים'))
  await expect(taxi).toContainText(say('0 participants', '0 משתתפים'))
  await page.keyboard.press('Control+z')
  await expect(taxi).toContainText(say('2 participants', 'שני משתתפים'))

  await board.orders(taxi).click()
  const off = say(`Take order ${order.orderNumber} off`, `הסרת הזמנה ${order.orderNumber}`)
  await page.getByRole('dialog').getByRole('button', { name: off }).click()
  await page.keyboard.press('Escape')
  await expect(van).toContainText(say('7 participants', '7 משתתפים'))
  await page.keyboard.press('Control+z')
  await expect(taxi).toContainText(say('2 participants', 'שני משתתפים'))

  const changed = say(
    `Order ${order.orderNumber} was split before its people changed`,
    `הזמנה ${order.orderNumber} פוצלה לפני שמספר האנשים השתנה`,
  )
  await changeParty(page, order._id, { adult: 6, child: 2 })
  await expect(taxi).toContainText(changed)
  await expect(taxi).toContainText(say('1 participant', 'משתתף אחד'))
  await page.goto(`/day?date=${emptyDay}`)
  await page.getByRole('link', { name: changed }).click()
  await page.getByRole('button', { name: changed }).first().click()
  await expect(dialog).toContainText(say('Everyone has a seat', 'לכולם יש מקום'))
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(changed)).toHaveCount(0)
  await expect(page.getByRole('button', { name: changed })).toHaveCount(0)
})

/** Adds a supplier's vehicle to the departure. */
async function addVan(page: Page, tourId: string, day: string, seats: number): Promise<void> {
  const { data: suppliers } = await (await page.request.get(`${api}/carSuppliers`)).json()
  const departure = await (
    await page.request.get(`${api}/tourEvents/getOrCreate/${day}?tour=${tourId}`)
  ).json()
  const made = await page.request.post(`${api}/tourCars`, { data: { tourEvent: departure._id } })
  const { _id }: { _id: string } = await made.json()
  const externalCar = { carSupplier: suppliers[0]._id, seats }
  const saved = await page.request.put(`${api}/tourCars/${_id}`, {
    data: { car: null, externalCar, driver: null, guide: [] },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}

async function changeParty(page: Page, id: string, participants: Record<string, number>): Promise<void> {
  const { selectedTours } = await (await page.request.get(`${api}/orders/${id}`)).json()
  const [entry] = selectedTours
  const saved = await page.request.put(`${api}/orders/${id}`, {
    data: { orderType: 'daily', userInformation: {}, selectedTours: [{ _id: entry._id, participants }] },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}
