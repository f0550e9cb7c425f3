import { dayBoard } from '../../support/dayBoard.ts'
import { dayAhead, inCalendar, inForm, inList, inTitle, plusDays } from '../../support/days.ts'
import { driverOf, driverOnDays } from '../../support/driverOnDays.ts'
import { fleetPages } from '../../support/fleetPages.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Locator, type Page, type Say, test } from '../journey.ts'

/** The dialog about somebody who's away. */
function absenceOf(page: Page, say: Say, name: string) {
  const dialog = page.getByRole('dialog', {
    name: `${name}: ${say('Mark as unavailable', 'סימון כלא זמין')}`,
  })
  const from = dialog.getByRole('button', { name: say('From', 'מתאריך'), exact: true })
  return {
    dialog,
    from,
    to: dialog.getByRole('button', { name: say('To', 'עד תאריך'), exact: true }),
    replacements: dialog.getByRole('combobox'),
    notes: dialog.getByRole('textbox', { name: say('Notes', 'הערות') }),
    save: dialog.getByRole('button', { name: say('Save', 'שמירה'), exact: true }),
  }
}

/** The name of what marks somebody as away; in Hebrew their name is isolated. */
const markOf = (say: Say, name: string) =>
  new RegExp(say(`${name}: mark as unavailable`, `${name}.?: סימון כלא זמין`))
const saved = (say: Say, vehicles: 1 | 2) =>
  vehicles === 1
    ? say('Marked as unavailable, 1 vehicle changed', 'סומן כלא זמין, רכב אחד עודכן')
    : say('Marked as unavailable, 2 vehicles changed', 'סומן כלא זמין, שני רכבים עודכנו')

test('AWAY-10 a sick driver is replaced on two vehicles with four clicks from the Day page, eighteen before, and one undo puts him back', {
  tag: '@both',
}, async ({ page, say, signIn, emptyDay, language }) => {
  const name = say('Dudu Malka', 'דודו מלכה')
  const next = plusDays(emptyDay, 1)
  let clicks = 0
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  await signIn(page, 'owner@demo.example')
  const { units } = await driverOnDays(page, name, [emptyDay, next])
  await page.goto(`/day?date=${emptyDay}`)
  await click(page.getByRole('button', { name: markOf(say, name) }))
  const absence = absenceOf(page, say, name)
  await expect(absence.from).toHaveText(inForm(emptyDay))
  await expect(absence.replacements).toHaveCount(1)
  await click(absence.to)
  await click(page.getByRole('button', { name: inCalendar(next, language), exact: true }))
  await expect(absence.replacements).toHaveCount(2)
  await expect(absence.dialog).toContainText(
    say(
      '2 vehicles on these days. The best free replacement is suggested for each.',
      'שני רכבים בימים האלה. לכל אחד מוצע המחליף הפנוי המתאים ביותר.',
    ),
  )
  await expect(absence.dialog).toContainText(say('2 participants', 'שני משתתפים'))
  await expect(absence.dialog).toContainText(inList(next))
  const replacements = [
    await absence.replacements.nth(0).inputValue(),
    await absence.replacements.nth(1).inputValue(),
  ]
  for (const replacement of replacements) expect(replacement).not.toBe(say('Leave open', 'להשאיר פתוח'))
  await click(absence.save)
  await seeToast(page, saved(say, 2))
  expect(clicks).toBe(4)
  await expect(absence.dialog).toHaveCount(0)
  expect([
    await driverOf(page, units[0] ?? '', emptyDay),
    await driverOf(page, units[1] ?? '', next),
  ]).toEqual(replacements)
  await expect(page.getByRole('button', { name: markOf(say, replacements[0] ?? '') })).toHaveCount(1)

  await page.getByRole('button', { name: say('Undo', 'ביטול הפעולה') }).click()
  await seeToast(page, say('Undone', 'הפעולה בוטלה'))
  expect([
    await driverOf(page, units[0] ?? '', emptyDay),
    await driverOf(page, units[1] ?? '', next),
  ]).toEqual([name, name])
})

test('AWAY-11 a sick driver is replaced on two vehicles without a mouse, typed into the search', {
  tag: '@both',
}, async ({ page, say, signIn, emptyDay }) => {
  const name = say('Dudu Sasson', 'דודו ששון')
  const next = plusDays(emptyDay, 1)
  await signIn(page, 'owner@demo.example')
  const { units } = await driverOnDays(page, name, [emptyDay, next])
  await page.goto('/home')
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: say('Search everything…', 'חיפוש בכל המערכת…') }).waitFor()
  const days = `${inTitle(emptyDay)} ${say('until', 'עד')} ${inTitle(next)}`
  await page.keyboard.type(`${say('dudu sasson is sick', 'דודו ששון חולה')} ${days}`)
  await expect(page.getByRole('option', { name: markOf(say, name) })).toBeVisible()
  await page.keyboard.press('Enter')
  const absence = absenceOf(page, say, name)
  await expect(absence.replacements).toHaveCount(2)
  await expect(absence.to).toHaveText(inForm(next))
  await expect(absence.save).toBeEnabled()
  for (let presses = 0; presses < 12 && !(await isFocused(absence.save)); presses++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await seeToast(page, saved(say, 2))
  for (const [index, unit] of units.entries()) {
    const driver = await driverOf(page, unit, index === 0 ? emptyDay : next)
    expect(driver).not.toBe(name)
    expect(driver).not.toBeNull()
  }
})

test('AWAY-12 one and the same dialog opens from the grid, from days set there, from the record and from the board', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  const name = 'Dudu Amsalem'
  const next = plusDays(emptyDay, 1)
  const fleet = fleetPages(page, say)
  const absence = absenceOf(page, say, name)
  await signIn(page, 'owner@demo.example')
  const { driver, units, tour } = await driverOnDays(page, name, [emptyDay, next])

  await test.step('the grid, on an assigned day', async () => {
    await page.goto(`/drivers/assignments?grid=month&from=${emptyDay.slice(0, 8)}01&search=amsalem`)
    await fleet.cell(name, inForm(emptyDay)).click()
    await fleet.press('Mark as unavailable', 'סימון כלא זמין')
    await expect(absence.from).toHaveText(inForm(emptyDay))
    await expect(absence.replacements).toHaveCount(1)
    await absence.dialog.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
    await expect(absence.dialog).toHaveCount(0)
  })

  await test.step('the grid, when the days that are set have vehicles', async () => {
    const before = plusDays(emptyDay, -1)
    await page.goto(`/drivers/assignments?grid=week&from=${before}&search=amsalem`)
    await fleet.cell(name, inForm(before)).click()
    await fleet.field('Notes', 'הערות').fill('Flu')
    await fleet.form.getByRole('button', { name: say('Clear: To', 'ניקוי: עד תאריך') }).click()
    await fleet.press('Save', 'שמירה')
    await expect(absence.replacements).toHaveCount(2)
    await expect(absence.notes).toHaveValue('Flu')
    await absence.dialog.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
    await expect(absence.dialog).toHaveCount(0)
  })

  await test.step('the records of a driver, a guide and a car', async () => {
    const { data: operators } = await (await page.request.get('/api/v1/operators?role=guide')).json()
    const { data: cars } = await (await page.request.get('/api/v1/cars')).json()
    const guide = operators[0]
    for (const [address, title] of [
      [`/drivers/repository?open=${driver._id}`, name],
      [`/guides/repository?open=${guide._id}`, `${guide.firstName} ${guide.lastName}`],
      [`/cars/repository?open=${cars[0]._id}`, cars[0].plateId],
    ]) {
      await page.goto(address)
      await fleet.press('Mark as unavailable', 'סימון כלא זמין')
      const { dialog, replacements, from } = absenceOf(page, say, title)
      await expect(from).toHaveText(inForm(dayAhead(0)))
      if (title === name) {
        await expect(dialog).toContainText(say('No vehicles on these days.', 'אין רכבים בימים האלה.'))
        await expect(replacements).toHaveCount(0)
      }
      await dialog.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
      await expect(dialog).toHaveCount(0)
    }
  })

  await test.step('the board, and nobody takes over', async () => {
    const board = dayBoard(page, say)
    await board.open(tour, emptyDay)
    await board.cards
      .first()
      .getByRole('button', { name: markOf(say, name) })
      .click()
    await absence.replacements.click()
    await page.getByRole('option', { name: say('Leave open', 'להשאיר פתוח') }).click()
    await absence.save.click()
    await seeToast(page, saved(say, 1))
    await expect(board.cards.first()).toContainText(say('No driver', 'אין נהג'))
    expect(await driverOf(page, units[0] ?? '', emptyDay)).toBeNull()
  })
})

test('a car that breaks down shows the vehicle it’s on, and is replaced by one with the seats', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'owner@demo.example')
  const { units } = await driverOnDays(page, 'Dudu Car', [emptyDay])
  const { data: cars } = await (await page.request.get('/api/v1/cars')).json()
  const car = cars.find(({ plateId }: { plateId: string }) => plateId === '523-06-194')
  const put = { car: car._id, externalCar: null, driver: null, guide: [] }
  await page.request.put(`/api/v1/tourCars/${units[0]}`, { data: put })
  await page.goto('/home')
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: say('Search everything…', 'חיפוש בכל המערכת…') }).waitFor()
  await page.keyboard.type(`523-06-194 ${say('is in the garage', 'במוסך')} ${inTitle(emptyDay)}`)
  await page.getByRole('option', { name: markOf(say, '523-06-194') }).click()
  const absence = absenceOf(page, say, '523-06-194')
  await expect(absence.replacements).toHaveCount(1)
  const plate = await absence.replacements.inputValue()
  await absence.save.click()
  await seeToast(page, saved(say, 1))
  const { data } = await (await page.request.get(`/api/v1/tourCars/tourEventsCarsByDate/${emptyDay}`)).json()
  const unit = data.find(({ _id }: { _id: string }) => _id === units[0])
  expect(unit.car.plateId).toBe(plate)
  expect(unit.car.seats).toBeGreaterThanOrEqual(2)
})

test('AWAY-13 when a vehicle changed in the meantime nothing is saved, and what was chosen and typed stays', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  const name = 'Dudu Biton'
  await signIn(page, 'owner@demo.example')
  const { driver, units } = await driverOnDays(page, name, [emptyDay])
  await page.goto(`/day?date=${emptyDay}`)
  await page.getByRole('button', { name: markOf(say, name) }).click()
  const absence = absenceOf(page, say, name)
  await absence.notes.fill('Back on Sunday')
  await absence.replacements.click()
  await page.getByRole('option', { name: say('Leave open', 'להשאיר פתוח') }).click()
  await page.route(/\/absences$/, async (route) => {
    await page.unroute(/\/absences$/)
    const externalCar = { carSupplier: await supplierOf(page), seats: 19 }
    const put = { car: null, externalCar, driver: driver._id, guide: [] }
    await page.request.put(`/api/v1/tourCars/${units[0]}`, { data: put })
    await route.continue()
  })
  await absence.save.click()
  await seeToast(
    page,
    say(
      'The vehicles of these days changed in the meantime. Nothing was saved: check the list and save again.',
      'הרכבים של הימים האלה השתנו בינתיים. דבר לא נשמר: כדאי לעבור על הרשימה ולשמור שוב.',
    ),
  )
  expect(await driverOf(page, units[0] ?? '', emptyDay)).toBe(name)
  await expect(absence.notes).toHaveValue('Back on Sunday')
  await expect(absence.replacements).toHaveValue(say('Leave open', 'להשאיר פתוח'))
  await expect(absence.save).toBeEnabled()
  await absence.save.click()
  await seeToast(page, saved(say, 1))
  expect(await driverOf(page, units[0] ?? '', emptyDay)).toBeNull()
})

async function supplierOf(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/v1/carSuppliers')).json()
  return data[0]._id
}

async function isFocused(what: Locator): Promise<boolean> {
  return what.evaluate((element) => element === element.ownerDocument.activeElement)
}
