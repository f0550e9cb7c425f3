import { type PlacedOrder, placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { putOn } from '../../support/unitsOfDay.ts'
import { expect, type Page, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'
const places = ['Hilton Tel Aviv', 'Carlton Tel Aviv', 'Herods Tel Aviv']

test('PLAN-34 the stops tab proposes times that leave enough for the way, shows old and new and who was reminded of another time, and saves nothing before the planner does', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const { unit, orders } = await plannedVehicle(page, emptyDay, places)
  await remind(page, orders[0]!)
  await page.goto(`/manifest/${unit}?tab=stops`)
  const list = page.getByRole('list', { name: say('Stops', 'עצירות') })
  const inputs = list.getByRole('textbox')
  const times = async () => Promise.all((await inputs.all()).map((input) => input.inputValue()))
  const save = page.getByRole('button', { name: say('Save', 'שמירה'), exact: true })
  const propose = page.getByRole('button', { name: say('Propose times', 'הצעת שעות איסוף') })
  await expect(inputs).toHaveCount(3)
  const [listed = ''] = await times()
  expect(await times()).toEqual([listed, listed, listed])

  await propose.press('Enter')
  const before = list.getByText(say(`instead of \u2066${listed}\u2069`, `במקום \u2066${listed}\u2069`))
  await expect(before).toHaveCount(2)
  const proposed = await times()
  expect(proposed).toEqual(proposed.toSorted())
  expect(new Set(proposed).size).toBe(3)
  expect(proposed.at(-1)).toBe(listed)
  await expect(list).not.toContainText(say('same time as the stop', 'באותה שעה כמו'))
  await expect(list).not.toContainText(say('between the times', 'בין השעות'))
  expect(await savedTimes(page, unit)).toEqual([listed, listed, listed])

  await test.step('it names who was reminded of another time, at the stop and above', async () => {
    const told = say('1 customer was reminded of another time', 'לקוח אחד קיבל תזכורת עם שעה אחרת')
    await expect(page.getByRole('status').filter({ hasText: told })).toContainText('Noa Guest1')
    const stop = list.locator('> li').filter({ hasText: places[0]! })
    await expect(stop).toContainText(
      say(`reminded of \u2066${listed}\u2069`, `בתזכורת נכתב \u2066${listed}\u2069`),
    )
    await expect(list.getByText(say('reminded of', 'בתזכורת נכתב'))).toHaveCount(1)
  })

  await test.step('the proposal is a draft: it stays through a reload, moves with all the others, and can be discarded', async () => {
    await page.reload()
    await expect(before).toHaveCount(2)
    expect(await times()).toEqual(proposed)
    await page.getByRole('button', { name: say('Shift all', 'הזזת הכול') }).click()
    await page.getByRole('menuitem', { name: say('10 minutes earlier', '10 דקות מוקדם יותר') }).click()
    await expect(before).toHaveCount(3)
    await page.getByRole('button', { name: say('Discard changes', 'ביטול השינויים') }).click()
    await expect(before).toHaveCount(0)
  })

  await test.step('saved, it’s undone at once, and proposing the same again has nothing to change', async () => {
    await propose.click()
    await expect(before).toHaveCount(2)
    await save.click()
    await seeToast(page, say('Stops saved.', 'העצירות נשמרו.'))
    expect((await savedTimes(page, unit)).toSorted()).toEqual(proposed)
    await propose.click()
    await seeToast(page, say('All stops leave enough time already.', 'כבר יש מספיק זמן בין כל העצירות.'))
    await expect(save).toBeDisabled()
    await page.getByRole('button', { name: say('Undo', 'ביטול הפעולה') }).click()
    await expect(inputs.first()).toHaveValue(listed)
    expect(await savedTimes(page, unit)).toEqual([listed, listed, listed])
  })
})

test('PLAN-34 CHECK-41 the note that a departure has listed times opens proposals for all its vehicles, which are saved and undone as one', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const vehicles = [
    await plannedVehicle(page, emptyDay, places),
    await plannedVehicle(page, emptyDay, places.slice(0, 2)),
    await plannedVehicle(page, emptyDay, places.slice(0, 1)),
  ]
  const [bus, van] = vehicles as [Planned, Planned, Planned]
  await page.goto(`/day?date=${emptyDay}`)
  const note = say(
    '2 vehicles still have the listed pickup times',
    'בשני רכבים שעות האיסוף הן עדיין לפי המחירון',
  )
  await page.getByRole('link', { name: note }).click()
  const dialog = page.getByRole('dialog', { name: say('Propose times', 'הצעת שעות איסוף') })
  const tables = dialog.getByRole('table')
  const ticks = dialog.getByRole('checkbox')
  const save = dialog.getByRole('button', { name: say('Save times', 'שמירת השעות') })
  await expect(tables).toHaveCount(3)
  await expect(page).toHaveURL(/dialog=times/)

  await test.step('each vehicle has its stops with old and new time, and one with nothing to change no tick', async () => {
    const rows = tables.nth(1).getByRole('row')
    await expect(rows).toHaveCount(3)
    const cells = await rows.nth(1).getByRole('cell').allTextContents()
    expect(cells).toHaveLength(2)
    expect(cells[1]! < cells[0]!).toBe(true)
    await expect(ticks.nth(0)).toBeChecked()
    await expect(ticks.nth(2)).toBeDisabled()
    await expect(dialog).toContainText(say('Nothing changes', 'בלי שינוי'))
  })

  await test.step('the address opens it again, and Escape closes it', async () => {
    await page.reload()
    await expect(tables).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).not.toHaveURL(/dialog=times/)
    expect(await savedTimes(page, bus.unit)).toHaveLength(3)
    expect(new Set(await savedTimes(page, bus.unit)).size).toBe(1)
  })

  await test.step('only ticked vehicles are saved, and one undo takes all of them back', async () => {
    await page.getByRole('button', { name: say('Propose times', 'הצעת שעות איסוף') }).click()
    await ticks.nth(1).click()
    await ticks.nth(0).click()
    await save.click()
    await expect(dialog).toContainText(say('Choose at least one vehicle', 'צריך לבחור לפחות רכב אחד'))
    await ticks.nth(0).click()
    await save.click()
    await seeToast(page, say('The times of 1 vehicle are saved.', 'השעות של רכב אחד נשמרו.'))
    expect(new Set(await savedTimes(page, bus.unit)).size).toBe(3)
    expect(new Set(await savedTimes(page, van.unit)).size).toBe(1)
    await page.getByRole('button', { name: say('Undo', 'ביטול הפעולה') }).click()
    await expect.poll(async () => new Set(await savedTimes(page, bus.unit)).size).toBe(1)

    await page.getByRole('button', { name: say('Propose times', 'הצעת שעות איסוף') }).click()
    await save.click()
    await seeToast(page, say('The times of 2 vehicles are saved.', 'השעות של שני רכבים נשמרו.'))
    await expect(dialog).toHaveCount(0)
    expect(new Set(await savedTimes(page, van.unit)).size).toBe(2)
    await page.getByRole('button', { name: say('Undo', 'ביטול הפעולה') }).click()
    await expect.poll(async () => new Set(await savedTimes(page, van.unit)).size).toBe(1)
    expect(new Set(await savedTimes(page, bus.unit)).size).toBe(1)
  })

  await test.step('a change by somebody else is refused, and the new proposal is shown', async () => {
    await page.goto(`/assignments/calendar?date=${emptyDay}&tour=${bus.tour}&dialog=times`)
    await expect(tables).toHaveCount(3)
    await page.route('**/tourEvents/stops', async (route) => {
      await page.unroute('**/tourEvents/stops')
      const late = await placeOrder(page, wishAt(emptyDay, places[2]!, 'Late'))
      await putOn(page, late._id, van.unit)
      await route.continue()
    })
    await save.click()
    await seeToast(page, say('The times were not saved', 'השעות לא נשמרו'))
    expect(new Set(await savedTimes(page, bus.unit)).size).toBe(1)
  })

  await test.step('once they’re saved, the note is gone', async () => {
    await page.reload()
    await expect(tables).toHaveCount(3)
    await save.click()
    await expect(dialog).toHaveCount(0)
    await page.goto(`/day?date=${emptyDay}`)
    await expect(page.getByRole('link', { name: tour }).first()).toBeVisible()
    await expect(
      page.getByRole('link', { name: say('still have the listed', 'הן עדיין לפי המחירון') }),
    ).toHaveCount(0)
  })
})

interface Planned {
  tour: string
  unit: string
  orders: PlacedOrder[]
}

/** A new vehicle of the departure with one party at each of the places. */
async function plannedVehicle(page: Page, day: string, at: readonly string[]): Promise<Planned> {
  const orders: PlacedOrder[] = []
  for (const [index, name] of at.entries())
    orders.push(await placeOrder(page, wishAt(day, name, `Guest${index + 1}`)))
  const [{ tour: id }] = orders as [PlacedOrder]
  const departure = await (await page.request.get(`/api/v1/tourEvents/getOrCreate/${day}?tour=${id}`)).json()
  const made = await page.request.post('/api/v1/tourCars', { data: { tourEvent: departure._id } })
  const { _id: unit }: { _id: string } = await made.json()
  for (const { _id } of orders) await putOn(page, _id, unit)
  return { tour: id, unit, orders }
}

function wishAt(day: string, name: string, lastName: string) {
  return { tour, day, lastName, mobilePhone: '054-555-7750', pickup: { city: 'tel_aviv' as const, name } }
}

/** The saved times of a vehicle's stops, in their order. */
async function savedTimes(page: Page, unit: string): Promise<string[]> {
  const { stops }: { stops: { time: string }[] } = await (
    await page.request.get(`/api/v1/tourCars/${unit}/stops`)
  ).json()
  return stops.map(({ time }) => time)
}

/** Reminds the customer of an order. */
async function remind(page: Page, { _id }: PlacedOrder): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/messages${path}`, { data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const ask = { target: { order: _id }, event: 'tour_reminder', channel: 'email' }
  const { hash } = await post('/preview', ask)
  await post('', { ...ask, hash, clientKey: crypto.randomUUID() })
  const sent = await page.request.get(`/api/v1/orders/${_id}/messages`)
  const { data }: { data: { _id: string; event: string; state: string }[] } = await sent.json()
  const reminder = data.find(({ event }) => event === 'tour_reminder')
  if (reminder?.state === 'by_hand') await post(`/${reminder._id}/done`, {})
}
