import { dayBoard } from '../../support/dayBoard.ts'
import { choose } from '../../support/fields.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'
const [plate, ownersPlate] = ['523-06-194', '318-42-960']

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example'))

test('ASG-02 ASG-03 ASG-04 ASG-05 ASG-06 ASG-07 ASG-08 ASG-19 ASG-20 ASG-21 ASG-40 OMSG-15 a car of the fleet is chosen, saved, removed and refused elsewhere', async ({
  page,
  emptyDay,
  say,
}) => {
  const board = dayBoard(page, say)
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Cars' })
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await board.edit(board.cards.first())
  await expect(board.dialog.getByRole('tab')).toHaveText([
    say('Vehicle', 'רכב'),
    say('Guide', 'מדריך'),
    say('Driver', 'נהג'),
  ])
  await expect(board.dialog).toContainText(say('N/A', 'טרם נבחר רכב'))
  await expect(board.dialog.getByRole('term')).toHaveText([
    say('Vehicle', 'רכב'),
    say('Driver', 'נהג'),
    say('Guide', 'מדריך'),
  ])
  const saved: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/tourCars/')) saved.push(request.postDataJSON())
  })
  await expect(board.dialog.getByRole('radio', { name: say('Rent', 'רכבי החברה') })).toBeChecked()
  await choose(board.dialog, say('Brands', 'יצרן'), 'Iveco Daily')
  await expect(board.row(plate)).toHaveCount(1)
  await expect(board.row('-')).toHaveCount(1)
  await choose(board.dialog, say('Brands', 'יצרן'), say('all', 'הכול'))
  await board.dialog.getByRole('textbox', { name: say('Plate number', 'מספר רישוי') }).fill('06-194')
  await expect(board.row('-')).toHaveCount(1)

  await board.row(plate).click()
  await expect(board.part('vehicle')).toHaveText(plate)
  expect(saved).toEqual([
    expect.objectContaining({ car: expect.any(String), externalCar: null, driver: null, guide: [] }),
  ])
  await expect(board.dialog).toContainText(say('0/19 seats', '0/19'))
  const question = board.question(
    say(
      'This car is already assigned to this tour!!! Do you want to remove it?',
      'הרכב הזה כבר משובץ לסיור. להסיר אותו?',
    ),
  )
  await board.row(plate).click()
  await question.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
  await expect(board.part('vehicle')).toHaveText(plate)
  await page.keyboard.press('Escape')

  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(2)
  await board.edit(board.cards.last())
  await expect(board.row(plate)).toContainText(tour)
  await expect(board.row(plate)).toContainText(`#1 ${plate}`)
  await board.row(plate).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: say('This car is assigned to another event', 'הרכב משובץ ליציאה אחרת') }),
  ).toBeVisible()
  await expect(board.part('vehicle')).toHaveText('–')
  await page.keyboard.press('Escape')

  await board.edit(board.cards.first())
  await board.row(plate).click()
  await question.getByRole('button', { name: say('Remove', 'הסרה') }).click()
  await expect(board.part('vehicle')).toHaveText('–')
  await page.keyboard.press('Escape')
})

test('PLAN-36 the list of guides shows how often each was on this tour, and nothing for those who never were', {
  tag: '@both',
}, async ({ page, emptyDay, say }) => {
  const board = dayBoard(page, say)
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Known' })
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await board.edit(board.cards.first())
  await board.tab('Guide', 'מדריך')
  const { data: units } = await (
    await page.request.get(`/api/v1/tourCars/tourEventsCarsByDate/${emptyDay}`)
  ).json()
  const { guides } = await (await page.request.get(`/api/v1/tourCars/resources/${units[0]._id}`)).json()
  const text = /On this tour|היה\/תה בסיור הזה/
  const known = guides.filter(({ timesOnTour }: { timesOnTour: number }) => timesOnTour > 2)
  const unknown = guides.filter(({ timesOnTour }: { timesOnTour: number }) => timesOnTour === 0)
  expect(known.length).toBeGreaterThan(0)
  expect(unknown.length).toBeGreaterThan(0)
  for (const { firstName, lastName, timesOnTour } of known)
    await expect(board.row(`${firstName} ${lastName}`)).toContainText(
      say(`On this tour ${timesOnTour} times`, `היה/תה בסיור הזה ${timesOnTour} פעמים`),
    )
  for (const { firstName, lastName } of unknown)
    await expect(board.row(`${firstName} ${lastName}`)).not.toContainText(text)
})

test('ASG-09 ASG-10 ASG-23 ASG-24 ASG-25 ASG-26 a supplier sends a vehicle of the requested size', async ({
  page,
  emptyDay,
  say,
}) => {
  const board = dayBoard(page, say)
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Suppliers' })
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await board.edit(board.cards.first())
  await board.row(plate).click()
  await expect(board.part('vehicle')).toHaveText(plate)
  await board.dialog.getByText(say('External', 'ספק חיצוני')).click()
  const seats = board.dialog.getByRole('combobox', { name: say('Number of Seats', 'מספר מקומות') })
  await seats.click()
  await expect(page.getByRole('option')).toHaveText([
    say('all', 'הכול'),
    ...['4', '7', '10', '13', '16', '19', '35', '50'],
  ])
  await page.getByRole('option', { name: '35', exact: true }).click()
  await expect(board.row('Capital Minibus')).toHaveCount(0)
  await choose(board.dialog, say('Number of Seats', 'מספר מקומות'), '16')
  await expect(board.row('Negev Coaches')).toHaveCount(0)
  const question = board.question(say('Select a car size', 'בחירת גודל הרכב'))
  await board.row('Capital Minibus').click()
  await question.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
  await expect(board.part('vehicle')).toHaveText(plate)
  await board.row('Capital Minibus').click()
  await question.getByRole('button', { name: '13', exact: true }).click()
  await expect(board.part('vehicle')).toHaveText('Capital Minibus')
  await expect(board.dialog).toContainText('0/13')
  await board.row('Capital Minibus').click()
  await board
    .question(say('This supplier is already assigned to this tour.', 'הספק הזה כבר משובץ לסיור.'))
    .getByRole('button', { name: say('Remove', 'הסרה') })
    .click()
  await expect(board.part('vehicle')).toHaveText('–')
})

test('ASG-11 ASG-12 ASG-13 ASG-14 ASG-27 ASG-28 ASG-29 ASG-30 ASG-33 ASG-34 ASG-31 ASG-32 ASG-35 ASG-36 ASG-38 OMSG-17 a crew is put together, and unusual choices are questioned or refused', async ({
  page,
  emptyDay,
  say,
}) => {
  const board = dayBoard(page, say)
  const alertOf = (text: string) => page.getByRole('alert').filter({ hasText: text })
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Crew' })
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await board.edit(board.cards.first())
  await board.tab('Guide', 'מדריך')
  await board.dialog.getByRole('textbox', { name: say('Name', 'שם') }).fill('feld')
  await expect(board.row(' ')).toHaveCount(1)

  await board.row('Carlos Feldman').click()
  const ownCar = board.question(say("This guide's own car", 'למדריך הזה יש רכב פרטי'))
  await expect(ownCar.getByRole('button', { name: say('Add withour car', 'הוספה בלי הרכב') })).toBeVisible()
  await ownCar.getByRole('button', { name: say("Use guide's car", 'שימוש ברכב של המדריך') }).click()
  await expect(board.part('vehicle')).toHaveText(ownersPlate)
  await expect(board.part('driver')).toHaveText('Carlos Feldman')
  await expect(board.part('guide')).toHaveText('Carlos Feldman')

  await board.dialog.getByRole('textbox', { name: say('Name', 'שם') }).fill('')
  const all = say('all', 'הכול')
  const people = board.row(' ')
  const everybody = await people.count()
  for (const [label, option] of [
    [say('Languages', 'שפות'), say('Spanish', 'ספרדית')],
    [say('License Types', 'סוג רישיון'), 'D1'],
  ] as const) {
    await choose(board.dialog, label, option)
    await expect(people).not.toHaveCount(everybody)
    await expect(people).not.toHaveCount(0)
    await expect(people.filter({ hasNotText: option })).toHaveCount(0)
    await choose(board.dialog, label, all)
    await expect(people).toHaveCount(everybody)
  }
  const owner = say('Car Owner', 'בעל רכב')
  await board.dialog.getByRole('combobox', { name: owner }).click()
  await expect(page.getByRole('option')).toHaveText([all, say('Yes', 'כן'), say('No', 'לא')])
  await page.getByRole('option', { name: say('Yes', 'כן') }).click()
  await expect(board.row('Carlos Feldman')).toHaveCount(1)
  await expect(board.row('Hanna Weiss')).toHaveCount(0)
  await choose(board.dialog, owner, say('No', 'לא'))
  await expect(board.row('Carlos Feldman')).toHaveCount(0)
  await expect(board.row('Hanna Weiss')).toHaveCount(1)
  await choose(board.dialog, owner, all)
  const another = board.question(say('Add another guide?', 'להוסיף עוד מדריך?'))
  await board.row('Hanna Weiss').click()
  await another.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
  await expect(board.part('guide')).toHaveText('Carlos Feldman')
  await board.row('Hanna Weiss').click()
  await another.getByRole('button', { name: say('Add', 'הוספה') }).click()
  await expect(board.part('guide')).toHaveText('Carlos Feldman, Hanna Weiss')
  await board.tab('Driver', 'נהג')
  await board.row('Moshe Dahan').click()
  await expect(
    alertOf(say('This car already has a driver assigned to it.', 'לרכב זה כבר משובץ נהג.')),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(2)
  await board.edit(board.cards.last())
  await board.tab('Guide', 'מדריך')
  await board.row('Hanna Weiss').click()
  await expect(
    alertOf(say('This guide is assigned to another event.', 'המדריך משובץ ליציאה אחרת.')),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await board.edit(board.cards.first())
  await board.tab('Guide', 'מדריך')
  await board.row('Carlos Feldman').click()
  await board
    .question(say('This guide is already assigned', 'המדריך הזה כבר משובץ'))
    .getByRole('button', { name: say('Remove', 'הסרה') })
    .click()
  await expect(board.part('guide')).toHaveText('Hanna Weiss')
  await expect(board.part('vehicle')).toHaveText('–')
  await expect(board.part('driver')).toHaveText('–')

  await board.tab('Driver', 'נהג')
  await board.row('Yusuf Hamdan').click()
  await expect(board.part('driver')).toHaveText('Yusuf Hamdan')
})

test('ASG-37 a guide who drives is added without the own car', async ({ page, say, emptyDay }) => {
  const board = dayBoard(page, say)
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Walker' })
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await board.edit(board.cards.first())
  await board.tab('Guide', 'מדריך')
  await board.row('Carlos Feldman').click()
  await board
    .question(say("This guide's own car", 'למדריך הזה יש רכב פרטי'))
    .getByRole('button', { name: say('Add withour car', 'הוספה בלי הרכב') })
    .click()
  await expect(board.part('guide')).toHaveText('Carlos Feldman')
  await expect(board.part('vehicle')).toHaveText('–')
  await expect(board.part('driver')).toHaveText('Carlos Feldman')
})
