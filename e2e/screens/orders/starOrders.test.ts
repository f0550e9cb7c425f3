import { amountIn, orderForm } from '../../support/orderForm.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

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
}) => {
  await signIn(page, 'admin@demo.example', '/')
  const desk = orderForm(page, say)
  await desk.open()
  await desk.type(say('Star', 'מסלול משולב'))

  await test.step('a star tour must be chosen', async () => {
    await desk.next()
    await expect(desk.form.getByText(say('Please select a star tour', 'נא לבחור מסלול משולב'))).toBeVisible()
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
    await page.keyboard.press('Escape')
    await expect(saved.form).toHaveCount(0)
  })

  await test.step('Operations, the order’s page and its confirmation name the star tour', async () => {
    await page.goto(`/operations?search=${number}`)
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: star })).toHaveCount(3)
    await page.goto(`/order/${await idOf(page, number)}`)
    await expect(page.getByRole('region', { name: say('Order', 'פרטי ההזמנה'), exact: true })).toContainText(
      star,
    )
    await page
      .getByRole('link', { name: say('Confirmation', 'אישור הזמנה') })
      .first()
      .click()
    await expect(page.getByRole('main')).toContainText(star)
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
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  return String((await (await answer).json()).orderNumber)
}

async function idOf(page: Page, number: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/orders/purchasedTours/data?search=${number}`)
  return (await answer.json()).data[0].orderId
}
