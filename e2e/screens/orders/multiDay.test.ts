import { dayBoard } from '../../support/dayBoard.ts'
import { inCalendar, inForm, inList, monthsBetween, plusDays } from '../../support/days.ts'
import { orderForm } from '../../support/orderForm.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'
const [plate, wishedPlate] = ['523-06-194', '318-42-960']

test('FORM-21 HOLE-O56 every screen shows all three days of a private order, and the assigned vehicle replaces the requested one', async ({
  page,
  emptyDay,
  language,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const [second, last] = [plusDays(emptyDay, 1), plusDays(emptyDay, 2)]
  const order = await placeOrder(page, { tour, day: second, until: second, lastName: 'Multiday', adults: 5 })
  const board = dayBoard(page, say)
  const content = page.getByRole('main')
  const form = orderForm(page, say, page.getByRole('dialog'))
  const label = say('License plate', 'מספר רישוי')
  const choices: [string, string][] = [
    [say('Service', 'שירות'), say('car only', 'רכב בלבד')],
    [say('Vehicle size', 'גודל הרכב'), say('19 seats', '19 מקומות')],
    [label, wishedPlate],
    [say('Guide', 'מדריך'), 'Anat Rubin'],
  ]
  const texts: [string, string][] = [
    [say('Participants', 'משתתפים'), '7'],
    [say('Voucher', 'שובר'), 'V-2027'],
  ]
  const chooseDay = async (name: string, day: string) => {
    await form.form.getByRole('button', { name }).click()
    const calendar = page.getByRole('dialog', { name })
    const months = monthsBetween(second, day)
    const turn = months < 0 ? say('Previous month', 'לחודש הקודם') : say('Next month', 'לחודש הבא')
    for (let month = 0; month < Math.abs(months); month += 1)
      await calendar.getByRole('button', { name: turn }).click()
    await calendar.getByRole('button', { name: inCalendar(day, language), exact: true }).click()
  }

  await test.step('a car of the fleet is requested, and the summary shows all days', async () => {
    await page.goto(`/order/${order._id}?edit=true`)
    await form.step(say('Tour', 'סיור'))
    await chooseDay(say('Start date', 'תאריך התחלה'), emptyDay)
    await chooseDay(say('End date', 'תאריך סיום'), last)
    for (const [name, value] of choices) await form.choose(name, value)
    for (const [name, value] of texts) await form.field(name).fill(value)
    await expect(form.summary).toContainText(`${inForm(emptyDay)} – ${inForm(last)}`)
    await form.step(say('Summary', 'סיכום'))
    await expect(form.cards.first()).toContainText(`${inForm(emptyDay)} – ${inForm(last)}`)
    await form.save()
    await page.keyboard.press('Escape')
    await expect(content).toContainText(`${inList(emptyDay)} – ${inList(last)}`)
    for (const text of [wishedPlate, 'Anat Rubin', 'V-2027', say('19 seats', '19 מקומות')])
      await expect(content).toContainText(text)
    await page.goto(`/order/${order._id}?edit=true`)
    await form.step(say('Tour', 'סיור'))
    for (const [name, value] of choices) await expect(form.list(name)).toHaveValue(value)
    for (const [name, value] of texts) await expect(form.field(name)).toHaveValue(value)
    for (const [name, day] of [
      [say('Start date', 'תאריך התחלה'), emptyDay],
      [say('End date', 'תאריך סיום'), last],
    ] as const)
      await expect(form.form.getByRole('button', { name })).toContainText(inForm(day))
  })

  await test.step('on the board it gets another car and a guide', async () => {
    await board.open(order.tour, emptyDay)
    await board.addVehicle.click()
    await board.edit(board.cards.first())
    await board.row(plate).click()
    await expect(board.part('vehicle')).toHaveText(plate)
    await board.tab('Guide', 'מדריך')
    await board.row('Hanna Weiss').click()
    await expect(board.part('guide')).toHaveText('Hanna Weiss')
    await page.keyboard.press('Escape')
    await board.assign(order.orderNumber)
    await page.getByRole('menuitem', { name: plate }).click()
    await expect(board.cardOf(plate)).toContainText(say('7 participants', '7 משתתפים'))
  })

  await test.step('the board of the second day shows it under way, with the way back', async () => {
    await board.open(order.tour, second)
    await expect(board.underWay(plate)).toContainText(say('Day 2 of 3', 'יום 2 מתוך 3'))
    await expect(board.underWay(plate)).toContainText('Hanna Weiss')
    await board.underWay(plate).getByRole('link').click()
    await expect(board.rowOf(order.orderNumber)).toBeVisible()
  })

  await test.step('the order shows the assigned car and guide', async () => {
    await page.goto(`/order/${order._id}`)
    const tours = page.getByRole('region', { name: say('Tours', 'סיורים') })
    await expect(tours).toContainText(plate)
    await expect(tours).toContainText('Hanna Weiss')
    await expect(tours).not.toContainText(wishedPlate)
    await page.goto(`/order/${order._id}?edit=true`)
    await form.step(say('Tour', 'סיור'))
    await expect(form.field(label)).toHaveValue(plate)
    await expect(form.field(label)).toBeDisabled()
  })
})

test('HOLE-O56 HOLE-O69 an agency books a private order without choosing car and guide', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'agency-owner@demo.example', '/agency_orders/orders')
  const desk = orderForm(page, say)
  await desk.open()
  await desk.type(say('Private', 'פרטי'))
  await expect(desk.field(say('Voucher', 'שובר'))).toBeVisible()
  await expect(desk.form.getByText(say('License plate', 'מספר רישוי'))).toHaveCount(0)
})
