import { faultsOf } from '../support/axe.ts'
import { dayBoard } from '../support/dayBoard.ts'
import { drag } from '../support/drag.ts'
import { expect, type Page, type Say, test } from '../support/journey.ts'
import { openOrder } from '../support/openOrder.ts'
import { type PlacedOrder, placeOrder } from '../support/placeOrder.ts'
import { putOn } from '../support/unitsOfDay.ts'

const tour = 'Jerusalem and the Dead Sea'
const places = ['Hilton Tel Aviv', 'Carlton Tel Aviv', 'Herods Tel Aviv']

test('PLAN-17 PLAN-20 PLAN-23 a planner arranges the stops of a vehicle and shifts them, and the times stay when the order’s phone changes', async ({
  page,
  emptyDay,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'admin@demo.example')
  const orders: PlacedOrder[] = []
  for (const [at, name] of places.entries()) {
    const wish = {
      tour,
      day: emptyDay,
      lastName: `Guest${at + 1}`,
      pickup: { city: 'tel_aviv' as const, name },
    }
    orders.push(await placeOrder(page, wish))
  }
  const [first] = orders as [PlacedOrder]
  const board = dayBoard(page, say)
  await board.open(first.tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)
  const link = board.cards.first().getByRole('link', { name: say('Stops of', 'העצירות של') })
  const unit = /\/manifest\/([^?]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  for (const order of orders) await putOn(page, order._id, unit)
  await link.click()

  const stops = stopsOn(page, say)
  await expect(stops.rows).toHaveCount(3)
  const listed = await stops.times()
  await expect(stops.save).toBeDisabled()

  await test.step('the order changes with the arrow keys and with the mouse, and a time in steps of five minutes', async () => {
    await stops.handle('Hilton Tel Aviv').press('Home')
    await expect(stops.rows.first()).toContainText('Hilton Tel Aviv')
    await expect(stops.handle('Hilton Tel Aviv')).toBeFocused()
    await stops.handle('Hilton Tel Aviv').press('ArrowDown')
    await expect(stops.rows.nth(1)).toContainText('Hilton Tel Aviv')
    await drag(stops.handle('Herods Tel Aviv'), stops.rows.first())
    await expect(stops.rows.first()).toContainText('Herods Tel Aviv')
    await stops.time('Herods Tel Aviv').press('ArrowUp')
    await expect(stops.time('Herods Tel Aviv')).toHaveValue(later(listed[0], 5))
    await picture(page, 'stops-out-of-order')
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('arranged, shifted and saved, the times are still there after a reload', async () => {
    await page.getByRole('button', { name: say('Arrange stops', 'סידור העצירות') }).click()
    await expect(stops.rows.last()).toContainText('Herods Tel Aviv')
    await stops.time('Herods Tel Aviv').fill('3:00')
    await stops.save.click()
    await expect(stops.rows.last()).toContainText(
      say('The time must be between 04:00 and 23:59', 'השעה חייבת להיות בין 04:00 ל-23:59'),
    )
    await expect(stops.time('Herods Tel Aviv')).toBeFocused()
    await stops.time('Herods Tel Aviv').fill(later(listed[0], 5))

    await page.getByRole('button', { name: say('Shift all', 'הזזת הכול') }).click()
    await page.getByRole('menuitem', { name: say('10 minutes later', '10 דקות מאוחר יותר') }).click()
    const planned = [later(listed[0], 10), later(listed[1], 10), later(listed[2], 15)]
    expect(await stops.times()).toEqual(planned)
    await page.reload()
    await expect(stops.rows).toHaveCount(3)
    expect(await stops.times()).toEqual(planned)
    await stops.save.click()
    await expect(page.getByText(say('Stops saved.', 'העצירות נשמרו.'))).toBeVisible()
    await page.reload()
    await expect(stops.rows).toHaveCount(3)
    expect(await stops.times()).toEqual(planned)
    await expect(stops.save).toBeDisabled()
    await picture(page, 'stops')
  })

  await test.step('a party that joins at another time is shown the vehicle’s, and takes it with one click', async () => {
    const pickup = { city: 'tel_aviv' as const, name: 'Hilton Tel Aviv' }
    const late = await placeOrder(page, { tour, day: emptyDay, lastName: 'Late', pickup })
    await putOn(page, late._id, unit)
    await expect(stops.rows).toHaveCount(4)
    await expect(stops.rows.first()).toContainText('Noa Late')
    const here = later(listed[0], 10)
    await expect(stops.rows.first()).toContainText(say(`Stop here is at ${here}`, `העצירה כאן ב-${here}`))
    await page.getByRole('button', { name: say(`Change to ${here}`, `שינוי ל-${here}`) }).click()
    await stops.save.click()
    await expect(stops.rows).toHaveCount(3)
    await expect(stops.rows.filter({ hasText: 'Noa Late' })).toContainText('Noa Guest1')
  })

  await test.step('a new phone number leaves the planned time alone', async () => {
    const desk = await openOrder(page, say, first)
    await desk.step(say('User Info', 'פרטי הלקוח'))
    await desk.field(say('Mobile phone', 'טלפון נייד')).fill('054-555-0171')
    await desk.step(say('Summary', 'סיכום'))
    await expect(desk.summary).toContainText(later(listed[0], 10))
    await desk.save()
    await page.goto(`/manifest/${unit}?tab=stops`)
    await expect(stops.rows.filter({ hasText: 'Hilton Tel Aviv' })).toContainText('054-555-0171')
    await expect(stops.time('Hilton Tel Aviv')).toHaveValue(later(listed[0], 10))
  })
})

function stopsOn(page: Page, say: Say) {
  const list = page.getByRole('list', { name: say('Stops', 'עצירות') })
  const inputs = list.getByRole('textbox')
  return {
    rows: list.locator('> li'),
    save: page.getByRole('button', { name: say('Save', 'שמירה'), exact: true }),
    handle: (place: string) => list.getByRole('button', { name: say(`Move ${place}`, `הזזת ${place}`) }),
    time: (place: string) => list.getByRole('textbox', { name: say(`Time at ${place}`, `שעה ב${place}`) }),
    times: async () => Promise.all((await inputs.all()).map((input) => input.inputValue())),
  }
}

function later(time = '', minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = hour * 60 + minute + minutes
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
