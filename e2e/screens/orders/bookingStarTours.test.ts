import { orderForm } from '../../support/orderForm.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const star = 'Holy Land in Three Days'
const tours = ['Jerusalem Old City', 'Nazareth and the Sea of Galilee', 'Masada, Ein Gedi and the Dead Sea']

test('a star tour that changes while its order is open is filled in again, and keeps what was typed', async ({
  page,
  say,
  signIn,
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
  await desk.form.getByRole('button', { name: say('Fill in its tours', 'מילוי הסיורים מחדש') }).click()
  await expect(desk.form.getByText(changed)).toHaveCount(0)
  await expect(tabsOf(page)).toHaveText([tours[0]!, tours[2]!])
  expect((await daysOf(page))[0]).toBe(firstDay)
  await desk.step(say('Summary', 'סיכום'))
  await saveOrder(page, say, desk)

  await api.put(address, { data: { ...form, starTourId: made._id, tours: [first], isActive: false } })
})

test('HOLE-O16 an agent books a star tour from its card', async ({ page, say, signIn }) => {
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
