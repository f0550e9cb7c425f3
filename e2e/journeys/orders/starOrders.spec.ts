import { expect, type Page, type Say, test } from '../../support/journey.ts'
import { amountIn, orderForm } from '../../support/orderForm.ts'

const star = 'Holy Land in Three Days'
const tours = ['Jerusalem Old City', 'Nazareth and the Sea of Galilee', 'Masada, Ein Gedi and the Dead Sea']

test('FORM-04 FORM-06 four buttons choose the type of a new order, and with it the form', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/')
  const desk = orderForm(page, say)
  await desk.open()
  await expect(desk.types).toHaveCount(4)
  const starTour = desk.list(say('Star tour', 'מסלול משולב'))
  const [addTour, endDate] = [
    desk.form.getByRole('button', { name: say('Add tour', 'הוספת סיור') }),
    desk.form.getByRole('button', { name: say('End date', 'תאריך סיום') }),
  ]
  const isShown = [say('Tours', 'סיורים'), say('Tour', 'סיור')] as const
  for (const [type, step, adds, ends, stars] of [
    [say('Star', 'מסלול משולב'), isShown[0], 0, 0, 1],
    [say('Private', 'פרטי'), isShown[1], 0, 1, 0],
    [say('Package', 'חבילה'), isShown[1], 0, 1, 0],
    [say('Daily', 'יומי'), isShown[0], 1, 0, 0],
  ] as const) {
    await desk.type(type)
    await expect(desk.form.getByRole('radio', { name: type, exact: true })).toBeChecked()
    await expect(desk.steps.first()).toHaveAccessibleName(step)
    await expect(addTour).toHaveCount(adds)
    await expect(endDate).toHaveCount(ends)
    await expect(starTour).toHaveCount(stars)
  }
})

test('HOLE-O16 the office books a star tour: its tours come in order with their days and its discount', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'admin@demo.example', '/')
  const desk = orderForm(page, say)
  await desk.open()
  await desk.type(say('Star', 'מסלול משולב'))

  await test.step('a star tour must be chosen', async () => {
    await desk.next()
    await expect(desk.form.getByText(say('Please select a star tour', 'נא לבחור מסלול משולב'))).toBeVisible()
    await picture(page, 'star-order-empty')
  })

  await test.step('it fills in its tours, which are fixed', async () => {
    await desk.choose(say('Star tour', 'מסלול משולב'), star)
    await expect(tabsOf(page)).toHaveText(tours)
    await expect(desk.summary).toContainText(star)
    await expect(desk.summary).toContainText(say('Discount 10%', 'הנחה 10%'))
    await expect(desk.list(say('Tour', 'סיור'))).toHaveValue(tours[0]!)
    await expect(desk.list(say('Tour', 'סיור'))).toBeDisabled()
    await expect(desk.form.getByRole('button', { name: say('Add tour', 'הוספת סיור') })).toHaveCount(0)
    await expect(
      desk.form.getByRole('button', { name: say('Delete tour', 'מחיקת הסיור') }).first(),
    ).toBeDisabled()
  })

  await test.step('what’s chosen for the first tour is taken over by the others, each on its next day', async () => {
    await desk.choose(say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
    await desk.choose(say('Language', 'שפה'), say('English', 'אנגלית'))
    await desk.departures.getByRole('radio').first().check()
    await desk.add(say('Adult', 'מבוגר'), 2)
    const days = await daysOf(page)
    expect(days).toHaveLength(3)
    expect(new Set(days).size).toBe(3)
    expect(days.toSorted()).toEqual(days)
    await expect(desk.summary.getByText(say('2 participants', 'שני משתתפים'))).toHaveCount(3)
    await expect(desk.summary.getByText(say('Discount 10%', 'הנחה 10%'))).toHaveCount(4)
    await picture(page, 'star-order-tours')
    await tabsOf(page).nth(1).click()
    await expect(desk.field(say('Adult', 'מבוגר'))).toHaveValue('2')
    await expect(desk.list(say('Language', 'שפה'))).toHaveValue(say('English', 'אנגלית'))
  })

  await test.step('the summary names the star tour and has no coupon', async () => {
    await desk.next()
    await desk.fillCustomer({ firstName: 'Ruth', lastName: 'Amsel', email: 'ruth@guests.example' })
    await desk.next()
    await expect(desk.cards).toHaveCount(3)
    await expect(desk.form.getByText(star)).toHaveCount(2)
    await expect(desk.field(say('Coupon code', 'קוד קופון'))).toHaveCount(0)
    await desk.form
      .getByRole('button', { name: say('Why this price?', 'איך חושב המחיר?') })
      .first()
      .click()
    const discount = say('Star tour discount:', 'הנחת מסלול משולב:')
    await expect(desk.form.getByRole('listitem').filter({ hasText: discount }).last()).toContainText('-10%')
    await picture(page, 'star-order-summary')
  })

  const total = await amountIn(desk.total)
  const number = await saveOrder(page, say, desk)

  await test.step('the saved order keeps the star tour, and its tours stay fixed', async () => {
    const saved = orderForm(page, say, page.getByRole('dialog', { name: say('Order', 'הזמנה') }))
    expect(await amountIn(saved.total)).toBe(total)
    await saved.step(say('Tours', 'סיורים'))
    await expect(saved.list(say('Star tour', 'מסלול משולב'))).toHaveValue(star)
    await expect(saved.list(say('Star tour', 'מסלול משולב'))).toBeDisabled()
    await expect(saved.list(say('Tour', 'סיור'))).toBeDisabled()
    await picture(page, 'star-order-saved')
    await page.keyboard.press('Escape')
    await expect(saved.form).toHaveCount(0)
  })

  await test.step('Operations, the order’s page and its confirmation name the star tour', async () => {
    await page.goto(`/operations?search=${number}`)
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: star })).toHaveCount(3)
    await picture(page, 'star-order-operations')
    await page.goto(`/order/${await idOf(page, number)}`)
    await expect(page.getByRole('region', { name: say('Order', 'פרטי ההזמנה'), exact: true })).toContainText(
      star,
    )
    await picture(page, 'star-order-page')
    await page
      .getByRole('link', { name: say('Confirmation', 'אישור הזמנה') })
      .first()
      .click()
    await expect(page.getByRole('main')).toContainText(star)
  })
})

test('a star tour that changes while its order is open is filled in again, and keeps what was typed', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'admin@demo.example', '/')
  const api = page.request
  const available = await (await api.get('/api/v1/starTours/getAvailableTours')).json()
  const idOfTour = (name: string) =>
    available.data.find((tour: { name: string }) => tour.name === name)._id as string
  const [first, second, third] = tours.map(idOfTour)
  const name = say('Two Days', 'יומיים')
  const form = { starTourId: 'new', name, number: say('S910', 'S911'), discount: 0.2, isActive: true }
  const made = await (
    await api.post('/api/v1/starTours', { data: { ...form, tours: [first, second] } })
  ).json()

  const desk = orderForm(page, say)
  await desk.open()
  await desk.type(say('Star', 'מסלול משולב'))
  await desk.choose(say('Star tour', 'מסלול משולב'), name)
  await desk.choose(say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
  await desk.choose(say('Language', 'שפה'), say('English', 'אנגלית'))
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  const [firstDay] = await daysOf(page)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Noa', lastName: 'Amsel', email: 'noa.amsel@guests.example' })
  await desk.next()
  const address = `/api/v1/starTours/${made._id}`
  await api.put(address, { data: { ...form, starTourId: made._id, tours: [first, third] } })
  await desk.save()
  const changed = say('The tours of this star tour have changed', 'הסיורים במסלול המשולב הזה השתנו')
  await expect(desk.form.getByText(changed)).toBeVisible()
  await picture(page, 'star-tour-changed')
  await desk.form.getByRole('button', { name: say('Fill in its tours', 'מילוי הסיורים מחדש') }).click()
  await expect(desk.form.getByText(changed)).toHaveCount(0)
  await expect(tabsOf(page)).toHaveText([tours[0]!, tours[2]!])
  expect((await daysOf(page))[0]).toBe(firstDay)
  await desk.step(say('Summary', 'סיכום'))
  await saveOrder(page, say, desk)

  await api.put(address, { data: { ...form, starTourId: made._id, tours: [first], isActive: false } })
})

test('HOLE-O16 an agent books a star tour from its card', async ({ page, say, signIn, picture }) => {
  await signIn(page, 'agent@demo.example', '/')
  const cards = page.getByRole('list', {
    name: say('Star tours on sale', 'מסלולים משולבים במכירה'),
  })
  const card = cards
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: star, exact: true }) })
  await test.step('the card shows its tours in order, its discount and its lowest price', async () => {
    await expect(card.getByRole('listitem')).toHaveText(tours)
    await expect(card).toContainText(say('Discount 10%', 'הנחה 10%'))
    await expect(card).toContainText(say('from $', 'החל מ-$'))
    await picture(page, 'star-cards')
  })

  const desk = orderForm(page, say)
  await test.step('Book Now opens a star order filled with its tours', async () => {
    await card.getByRole('button', { name: say(`Book Now: ${star}`, `להזמין עכשיו: ${star}`) }).click()
    await expect(page).toHaveURL(/order=new&starTour=[0-9a-f-]{36}$/)
    await expect(desk.list(say('Star tour', 'מסלול משולב'))).toHaveValue(star)
    await expect(tabsOf(page)).toHaveText(tours)
  })

  await test.step('a reload keeps what was typed', async () => {
    await desk.choose(say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
    await desk.choose(say('Language', 'שפה'), say('English', 'אנגלית'))
    await desk.departures.getByRole('radio').nth(1).check()
    await desk.add(say('Adult', 'מבוגר'), 3)
    const days = await daysOf(page)
    await page.reload()
    await expect(tabsOf(page)).toHaveCount(3)
    await expect.poll(() => daysOf(page)).toEqual(days)
    await expect(desk.field(say('Adult', 'מבוגר'))).toHaveValue('3')
  })

  await test.step('the order is saved for the agency', async () => {
    await desk.next()
    await desk.fillCustomer({ firstName: 'Yael', lastName: 'Amsel', email: 'yael@guests.example' })
    await desk.next()
    await expect(desk.list(say('Agency', 'סוכנות'))).toHaveValue('Blue Dome Travel')
    const number = await saveOrder(page, say, desk)
    await page.goto(`/agency_orders/orders?search=${number}`)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await expect(page.locator('tbody tr')).toContainText(star)
    await picture(page, 'star-agency-orders')
  })
})

const tabsOf = (page: Page) =>
  page.getByRole('dialog').getByRole('tab').locator('span').filter({ hasNotText: /^\d/ })

/** The days in the tabs of the order's tours, as `YYYY-MM-DD`. */
async function daysOf(page: Page): Promise<string[]> {
  const texts = await page.getByRole('dialog').getByRole('tab').allInnerTexts()
  return texts.flatMap((text) => {
    const [, day, month, year] = /(\d+)\/(\d+)\/(\d{4})/.exec(text) ?? []
    return day && month && year ? [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`] : []
  })
}

/** Saves a new order and returns its number. */
async function saveOrder(page: Page, say: Say, desk: ReturnType<typeof orderForm>): Promise<string> {
  const answer = page.waitForResponse(
    (each) => each.url().endsWith('/api/v1/orders') && each.request().method() === 'POST',
  )
  await desk.save()
  await expect(page.getByText(say('Order Saved!', 'ההזמנה נשמרה!'))).toBeVisible()
  return String((await (await answer).json()).orderNumber)
}

async function idOf(page: Page, number: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/orders/purchasedTours/data?search=${number}`)
  return (await answer.json()).data[0].orderId
}
