import { dayBoard } from '../support/dayBoard.ts'
import { inForm, inList, inTitle } from '../support/days.ts'
import { doors } from '../support/doors.ts'
import { drag } from '../support/drag.ts'
import { expect, test } from '../support/journey.ts'
import { orderForm } from '../support/orderForm.ts'
import { seeToast } from '../support/toasts.ts'

const tour = 'Jerusalem and the Dead Sea'

test('FORM-13 FORM-37 FORM-38 FORM-39 FORM-40 PRICE-01 CAL-05 CAL-15 CAL-18 CAL-20 ASG-21 DRAG-01 DRAG-04 a booking is sold, planned, and seen by a colleague at once', async ({
  page,
  say,
  colleague,
  picture,
}) => {
  const lastName = say('Almagor', 'אלמגור')
  const desk = orderForm(page, say)
  const board = dayBoard(page, say)
  let day = ''
  let order = 0

  await test.step('the owner books a tour for three', async () => {
    await doors(page, say).enter('owner@demo.example', 'demo-tourdesk')
    await page.waitForURL(/\/operations/)
    await desk.open()
    await desk.chooseTour(tour)
    const departure = desk.departures.getByRole('radio').first()
    await departure.check()
    const [date = '', month = '', year = ''] = (await desk.dayChosen()).split('/')
    day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')

    await desk.add(say('Adult', 'מבוגר'), 2)
    await expect(desk.summary.getByRole('status').first()).toHaveText(/^\$\d+\.00$/)
    const forTwo = await desk.summary.getByRole('status').first().innerText()
    await desk.add(say('Child', 'ילד'))
    await expect(desk.summary.getByRole('status').first()).not.toHaveText(forTwo)
    await picture(page, 'order-tour')
    await desk.next()
  })

  await test.step('the customer is entered, and required fields can’t be skipped', async () => {
    await desk.next()
    await expect(
      desk.form.getByText(say('Name is required', 'שם פרטי הוא שדה חובה'), { exact: true }),
    ).toBeVisible()
    await expect(desk.form.getByText(say('Last Name is required', 'שם משפחה הוא שדה חובה'))).toBeVisible()
    await expect(desk.form.getByText(say('Email is required', 'אימייל הוא שדה חובה'))).toBeVisible()
    await desk.fillCustomer({ firstName: say('Dana', 'דנה'), lastName, email: 'dana' })
    await expect(desk.form.getByText(say('Invalid email address', 'כתובת אימייל לא תקינה'))).toBeVisible()
    await desk.fillCustomer({ firstName: say('Dana', 'דנה'), lastName, email: 'dana@guests.example' })
    await desk.next()
  })

  await test.step('the summary shows everything, and the order is saved', async () => {
    const card = desk.form.getByRole('listitem').filter({ has: page.getByRole('heading', { name: tour }) })
    await expect(card).toContainText(inForm(day))
    await expect(card).toContainText(say('Small Group', 'קבוצה קטנה'))
    await expect(card).toContainText(say('English', 'אנגלית'))
    await expect(card).toContainText(say('2 adults, 1 child', '2 מבוגרים, ילד אחד'))
    await expect(card).toContainText('$')
    const counters = desk.form.getByRole('list', { name: say('Participants', 'משתתפים') })
    await expect(counters).toContainText(say('Adult: 2', 'מבוגר: 2'))
    await expect(counters).toContainText(say('Total: 3', 'סה״כ: 3'))
    await picture(page, 'order-summary')
    await desk.save()
    await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
    const title = page.getByRole('dialog').getByRole('heading', { name: /\d{4,}/ })
    order = Number(/\d{4,}/.exec(await title.innerText())?.[0])
    await page.keyboard.press('Escape')
  })

  await test.step('operations finds it by its number', async () => {
    await page.getByRole('searchbox').fill(String(order))
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row').last()).toContainText(lastName)
    await expect(page.getByRole('row').last()).toContainText(inList(day))
  })

  await test.step('the calendar leads to that day’s departure', async () => {
    await page.getByRole('link', { name: say('Assignments', 'שיבוצים') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Assignments', 'שיבוצים'))
    if (!(await page.getByRole('region', { name: inList(day) }).isVisible()))
      await page.getByRole('button', { name: say('Next week', 'השבוע הבא') }).click()
    await page
      .getByRole('region', { name: inList(day) })
      .getByRole('link', { name: tour })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(inTitle(day))
    await expect(board.rowOf(order)).toContainText(lastName)
  })

  const other = await colleague('admin@demo.example')
  const seen = dayBoard(other, say)
  await other.goto(page.url())
  await expect(seen.rowOf(order)).toBeVisible()

  const plate = await test.step('a vehicle is added, with a car, a driver and a guide', async () => {
    const before = await board.cards.count()
    await board.addVehicle.click()
    await expect(board.cards).toHaveCount(before + 1)
    await expect(seen.cards).toHaveCount(before + 1)
    await board.edit(board.cards.last())
    const taken = await board.free.first().getByRole('button').innerText()
    await board.free.first().click()
    await expect(board.part('vehicle')).toHaveText(taken)
    await board.tab('Driver', 'נהג')
    const driver = await board.free.first().getByRole('button').innerText()
    await board.free.first().click()
    await expect(board.part('driver')).toHaveText(driver)
    await board.tab('Guide', 'מדריך')
    const guide = await board.free.first().getByRole('button').innerText()
    await board.free.first().click()
    await expect(board.part('guide')).toHaveText(guide)
    await expect(board.part('driver')).toHaveText(driver)
    await picture(page, 'vehicle-and-crew')
    await page.keyboard.press('Escape')
    return taken
  })
  const card = board.cardOf(plate)
  const [nobody, three] = [say('0 participants', '0 משתתפים'), say('3 participants', '3 משתתפים')]

  await test.step('the order is dragged onto it, and the colleague sees it without reloading', async () => {
    await expect(card).toContainText(nobody)
    await drag(board.rowOf(order), card)
    await expect(card).toContainText(three)
    await expect(board.rowOf(order)).toContainText(plate)
    await expect(seen.cardOf(plate)).toContainText(three)
    await expect(seen.rowOf(order)).toContainText(plate)
    await picture(page, 'board')
  })

  await test.step('undo reverts it, and the keyboard assigns it again', async () => {
    await board.undo.click()
    await expect(card).toContainText(nobody)
    await expect(seen.cardOf(plate)).toContainText(nobody)
    await board.orderLink(order).focus()
    await page.keyboard.press('a')
    await page.getByRole('menuitem', { name: plate }).press('Enter')
    await expect(card).toContainText(three)
  })

  await test.step('it is removed in the vehicle’s dialog, and the vehicle is deleted', async () => {
    await board.orders(card).click()
    const off = say(`Take order ${order} off the vehicle`, `הסרת הזמנה ${order} מהרכב`)
    await page.getByRole('dialog').getByRole('button', { name: off }).click()
    await expect(
      page.getByText(say('No orders on this vehicle yet.', 'עדיין אין הזמנות ברכב הזה.')),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(board.rowOf(order)).not.toContainText(plate)
    await board.delete(card)
    const question = board.question(say('Delete this Car?', 'למחוק את הרכב הזה?'))
    await question.getByRole('button', { name: say('Delete', 'מחיקה') }).click()
    await expect(card).toHaveCount(0)
    await expect(seen.cardOf(plate)).toHaveCount(0)
  })
})
