import { dayBoard } from '../../support/dayBoard.ts'
import { dayAhead, plusDays } from '../../support/days.ts'
import { menu } from '../../support/frame.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { putOn, unitOn, unitRows } from '../../support/unitsOfDay.ts'
import { expect, type Page, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('MAN-01 MAN-02 the menu leads to today’s sheets; buttons and keys to other days', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/home')
  const group = menu(page, say).getByRole('region', { name: say('Field', 'שטח') })
  await group.getByRole('link', { name: say('Manifests', 'דפי נסיעה') }).click()
  const today = dayAhead(0)
  const at = (day: string) => expect(page).toHaveURL(new RegExp(`/day/manifests\\?date=${day}$`))
  await at(today)
  const button = (english: string, hebrew: string) =>
    page.getByRole('main').getByRole('button', { name: say(english, hebrew), exact: true })
  await button('Next day', 'היום הבא').click()
  await at(plusDays(today, 1))
  await button('Previous day', 'היום הקודם').click()
  await button('Previous day', 'היום הקודם').click()
  await at(plusDays(today, -1))
  await button('Today', 'היום').click()
  await at(today)

  await page.keyboard.press(say('ArrowRight', 'ArrowLeft'))
  await page.keyboard.press(say('ArrowRight', 'ArrowLeft'))
  await at(plusDays(today, 2))
  await page.keyboard.press(say('ArrowLeft', 'ArrowRight'))
  await at(plusDays(today, 1))
  await page.keyboard.press('t')
  await at(today)
  for (const noDay of ['2026-02-30', 'soon', '']) {
    await page.goto(`/day/manifests?date=${noDay}`)
    await at(today)
  }
})

test('MAN-05 MAN-06 a row opens its sheet, and the address keeps reader and language', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const onBoard = await placeOrder(page, { tour, day: emptyDay, adults: 2, lastName: 'Aboard' })
  await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Waiting' })
  await placeOrder(page, { tour, day: emptyDay, adults: 1, lastName: 'Behind' })
  const board = dayBoard(page, say)
  await board.open(onBoard.tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)
  const unit = await unitOn(page, emptyDay)
  await putOn(page, onBoard._id, unit)

  await page.goto(`/day/manifests?date=${emptyDay}`)
  const rows = unitRows(page, say)
  await expect(rows).toHaveCount(3)
  await expect(rows.last()).toContainText(say('Not on a vehicle', 'לא משובצים'))
  await expect(rows.last().getByRole('cell').nth(5)).toHaveText('4')
  await rows.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/manifest\/unassigned\?/)
  await expect(page.getByRole('article')).toContainText('Waiting')
  await expect(page.getByRole('article')).toContainText('Behind')
  await expect(page.getByRole('article')).not.toContainText('Aboard')

  await page.goBack()
  await rows.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/manifest/${unit}`))
  const sheet = page.getByRole('article')
  await expect(sheet).toHaveAttribute('lang', say('en', 'he'))
  await expect(sheet).toContainText(say('Order total', 'סה״כ להזמנה'))
  await page.goto(`/manifest/${unit}?kind=driver&locale=${say('he', 'en')}`)
  await expect(sheet).toHaveAttribute('lang', say('he', 'en'))
  await expect(sheet).toContainText('Aboard')
  await expect(sheet).not.toContainText(say('סה״כ להזמנה', 'Order total'))
  await page.getByRole('combobox', { name: say('For', 'עבור') }).click()
  await page.getByRole('option', { name: say('Site', 'אתר ביקור') }).click()
  await expect(page).toHaveURL(/kind=site/)
  await page.reload()
  await expect(sheet).toContainText(say('סיכום', 'Totals'))
  await expect(sheet).not.toContainText('Aboard')
})

test('MAN-25 MAN-26 a sheet is sent from its own menu, and its versions are listed newest first, each to be opened', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example')
  const [first, second] = await Promise.all(
    ['Early', 'Late'].map((lastName) => placeOrder(page, { tour, day: emptyDay, lastName })),
  )
  const unit = await unitWithDriver(page, first!.tour, emptyDay)
  await putOn(page, first!._id, unit)
  await page.goto(`/manifest/${unit}`)
  await page.getByRole('button', { name: say('Print', 'הדפסה'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('Send by message', 'שליחה בהודעה') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: say('Send by message', 'שליחה בהודעה') }).click()
  await expect(dialog).toContainText(say('of 1', 'מתוך 1'))
  await page.keyboard.press('Escape')

  await putOn(page, second!._id, unit)
  const data = { scope: { tourCar: unit }, kind: 'guide', locale: 'he', format: 'pdf' }
  await page.request.post('/api/v1/manifests/prints', { data: { ...data, clientKey: crypto.randomUUID() } })
  await page.reload()
  const versions = page.getByRole('region', { name: say('Versions', 'גרסאות') })
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expect(versions.getByRole('listitem').first()).toContainText(/2.*: .*(Guide|מדריך)/)
  await expect(versions.getByRole('listitem').last()).toContainText(say('Crew link sent to', 'נשלח אל'))
  for (const line of [0, 1]) {
    const opened = page.waitForResponse((answer) => answer.url().includes('/file?tourCar='))
    await versions.getByRole('listitem').nth(line).getByRole('button').click()
    expect((await opened).status()).toBe(200)
  }
})

/** A vehicle of a departure, with a driver. */
async function unitWithDriver(page: Page, tourId: string, day: string): Promise<string> {
  const event = await (await page.request.get(`/api/v1/tourEvents/getOrCreate/${day}?tour=${tourId}`)).json()
  const made = await page.request.post('/api/v1/tourCars', { data: { tourEvent: event._id } })
  const { _id } = await made.json()
  const free = await page.request.get(`/api/v1/operators?role=driver&startDate=${day}&endDate=${day}`)
  const { data } = await free.json()
  const crew = { car: null, externalCar: null, driver: data[0]._id, guide: [] }
  const changed = await page.request.put(`/api/v1/tourCars/${_id}`, { data: crew })
  expect(changed.ok(), await changed.text()).toBe(true)
  return _id
}
