import { dayBoard } from '../support/dayBoard.ts'
import { inForm, inList, plusDays } from '../support/days.ts'
import { expect, test } from '../support/journey.ts'
import { orderForm } from '../support/orderForm.ts'
import { placeOrder } from '../support/placeOrder.ts'

const tour = 'Jerusalem and the Dead Sea'
const [plate, wishedPlate] = ['523-06-194', '318-42-960']

test('FORM-21 HOLE-O56 a private order of three days is told on every screen, and its wishes give way to the unit', async ({
  page,
  emptyDay,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'admin@demo.example')
  const [second, last] = [plusDays(emptyDay, 1), plusDays(emptyDay, 2)]
  const order = await placeOrder(page, { tour, day: emptyDay, until: last, lastName: 'Multiday', adults: 5 })
  const board = dayBoard(page, say)
  const content = page.getByRole('main')
  const form = orderForm(page, say, page.getByRole('dialog'))
  const label = say('License plate', 'מספר רישוי')

  await test.step('a car is wished for out of the fleet, and the summary shows all days', async () => {
    await page.goto(`/order/${order._id}?edit=true`)
    await form.step(say('Tour', 'סיור'))
    await form.choose(label, wishedPlate)
    await expect(form.summary).toContainText(`${inForm(emptyDay)} – ${inForm(last)}`)
    await picture(page, 'wishes')
    await form.step(say('Summary', 'סיכום'))
    await expect(form.cards.first()).toContainText(`${inForm(emptyDay)} – ${inForm(last)}`)
    await form.save()
    await page.keyboard.press('Escape')
    await expect(content).toContainText(`${inList(emptyDay)} – ${inList(last)}`)
    for (const text of [wishedPlate, 'V-2026', say('10 seats', '10 מקומות')])
      await expect(content).toContainText(text)
    await picture(page, 'order-with-wishes')
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
    await expect(board.cardOf(plate)).toContainText(say('5 participants', '5 משתתפים'))
  })

  await test.step('the board of the second day shows it under way, with the way back', async () => {
    await board.open(order.tour, second)
    await expect(board.underWay(plate)).toContainText(say('Day 2 of 3', 'יום 2 מתוך 3'))
    await expect(board.underWay(plate)).toContainText('Hanna Weiss')
    await picture(page, 'under-way')
    await board.underWay(plate).getByRole('link').click()
    await expect(board.rowOf(order.orderNumber)).toBeVisible()
  })

  await test.step('the order tells the car and the guide that were assigned', async () => {
    await page.goto(`/order/${order._id}`)
    const tours = page.getByRole('region', { name: say('Tours', 'סיורים') })
    await expect(tours).toContainText(plate)
    await expect(tours).toContainText('Hanna Weiss')
    await expect(tours).not.toContainText(wishedPlate)
    await picture(page, 'order-assigned')
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
