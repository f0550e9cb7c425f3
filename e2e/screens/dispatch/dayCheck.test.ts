import { dayBoard } from '../../support/dayBoard.ts'
import { filterBy } from '../../support/fields.ts'
import { menu } from '../../support/frame.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { watchCalls } from '../../support/requests.ts'
import { putOn, unitOn } from '../../support/unitsOfDay.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'
const other = 'Caesarea, Haifa, Acre and Rosh Hanikra'
const api = '/api/v1'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example'))

test('CHECK-03 the board’s strip counts the findings, opens their list, and the keys step to the vehicle or order of each', async ({
  page,
  emptyDay,
  say,
}) => {
  const board = dayBoard(page, say)
  const { large, small } = await givenDay(page, emptyDay)
  await placeOrder(page, { tour: other, day: emptyDay, lastName: 'Other' })
  await board.open(large.tour, emptyDay)
  const counts = strip(page, say).getByRole('button', { name: say('must solve', 'חובה לטפל') })
  const items = listOf(page, say).getByRole('listitem')
  await expect(counts).toContainText(say('5 must solve', '5 חובה לטפל'))
  await expect(items).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(items.first()).toContainText(tour)
  await expect(items.first()).toContainText(say('Must solve', 'חובה לטפל'))
  await expect(items.last()).toContainText(other)
  await counts.click()
  await expect(items).toHaveCount(0)

  const card = board.cards.first().getByRole('button').first()
  const firstOrder = board.orderLink(Math.min(large.orderNumber, small.orderNumber))
  const told = page.getByRole('status').filter({ hasText: say(' of ', ' מתוך ') })
  for (const [text, subject] of [
    [say('8 people of 2 orders have no vehicle', '8 אנשים משתי הזמנות בלי רכב'), firstOrder],
    [say('No driver', 'אין נהג'), card],
    [say('No guide', 'אין מדריך'), card],
    [say('No vehicle', 'אין רכב'), card],
  ] as const) {
    await page.keyboard.press('n')
    await expect(told).toContainText(text)
    await expect(told).toContainText(say('Must solve', 'חובה לטפל'))
    await expect(subject).toBeFocused()
  }
  await page.keyboard.press('p')
  await expect(told).toContainText(say('No guide', 'אין מדריך'))
  await expect(card).toBeFocused()

  // Before the first is the last: it's about another departure, so the list shows it.
  await page.keyboard.press('p')
  await page.keyboard.press('p')
  await page.keyboard.press('p')
  await expect(items.last()).toBeFocused()
  await strip(page, say)
    .getByRole('link', { name: say('Day check', 'בדיקת היום') })
    .click()
  await expect(heading(page, say('Day check', 'בדיקת היום'))).toBeVisible()
  await page.getByRole('link', { name: say('Back to the board', 'חזרה לשיבוצים') }).click()
  await expect(board.cards).toHaveCount(1)
})

test('CHECK-03 the Day page’s list opens by a click or c, and the keys step through what it has', async ({
  page,
  emptyDay,
  say,
}) => {
  await givenDay(page, emptyDay)
  await page.goto(`/day?date=${emptyDay}`)
  const departures = page.getByRole('region', { name: say('Departures', 'יציאות') })
  const link = (text: string) => departures.getByRole('link', { name: text })
  await strip(page, say)
    .getByRole('button', { name: say('4 must solve', '4 חובה לטפל') })
    .click()
  await expect(listOf(page, say).getByRole('listitem').first()).toContainText(say('Must solve', 'חובה לטפל'))
  await page.keyboard.press('n')
  await expect(link(say('8 people of 2 orders', '8 אנשים משתי הזמנות'))).toBeFocused()
  await page.keyboard.press('c')
  await expect(listOf(page, say)).toHaveCount(0)
  await strip(page, say)
    .getByRole('link', { name: say('Day check', 'בדיקת היום') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/day/check\\?date=${emptyDay}$`))
  await page.getByRole('link', { name: say('Back to the day', 'חזרה ליום העבודה') }).click()
  await expect(page).toHaveURL(new RegExp(`/day\\?date=${emptyDay}$`))
})

test('CHECK-03 a day’s head in the calendar shows its counts, which the keys step to, and opens their list', async ({
  page,
  emptyDay,
  say,
}) => {
  await givenDay(page, emptyDay)
  await page.goto(`/assignments/calendar?startDate=${emptyDay}&endDate=${emptyDay}`)
  const counts = page.getByRole('main').locator(`a[data-finding="${emptyDay}"]`)
  await expect(counts).toContainText(say('4 must solve 1 to check 2 notes', '4 חובה לטפל 1 לבדיקה 2 לידיעה'))
  await page.keyboard.press('n')
  await expect(counts).toBeFocused()
  await page.keyboard.press('c')
  await expect(page).toHaveURL(new RegExp(`/day/check\\?date=${emptyDay}&from=calendar$`))
  await expect(findings(page)).toHaveCount(7)
  await page.getByRole('link', { name: say('Back to the calendar', 'חזרה ללוח') }).click()
  await counts.click()
  await expect(findings(page)).toHaveCount(7)
})

test('CHECK-04 the page of a day’s findings has them by departure, with filters in the address, what’s wrong and where, and its remedy', async ({
  page,
  emptyDay,
  say,
}) => {
  const { large } = await givenDay(page, emptyDay)
  await placeOrder(page, { tour: other, day: emptyDay, lastName: 'Other' })
  await reserveGuide(page, emptyDay)
  const address = `/day/check?date=${emptyDay}`
  await page.goto(address)
  await expect(heading(page, say('Day check', 'בדיקת היום'))).toBeVisible()
  const title = say('Day check', 'בדיקת היום')
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  await expect(menu(page, say).getByRole('link', { name: title })).toHaveCount(0)

  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.first()).toHaveText(say('The whole day', 'כל היום'))
  await expect(headings).toHaveCount(3)
  const group = page.getByRole('region', { name: tour })
  const items = group.getByRole('listitem')
  await expect(items).toHaveCount(7)
  await expect(items.nth(2)).toContainText(say('No guide', 'אין מדריך'))
  const guide = items.filter({ hasText: say('No guide', 'אין מדריך') })
  await expect(guide).toContainText(say('Must solve', 'חובה לטפל'))
  await expect(guide).toContainText('1')
  await expect(
    items.first().getByRole('link', {
      name: say(`Order ${large.orderNumber}`, `הזמנה ${large.orderNumber}`),
    }),
  ).toHaveAttribute('href', `/order/${large._id}`)

  await filterBy(page, say('Urgency', 'דחיפות'), say('Must solve', 'חובה לטפל'))
  await filterBy(page, say('Topic', 'נושא'), say('No guide', 'אין מדריך'), say('No driver', 'אין נהג'))
  await expect(page).toHaveURL(/severity=stop&code=no_guide,no_driver$/)
  await expect(findings(page)).toHaveCount(2)
  await page.reload()
  await expect(findings(page)).toHaveCount(2)
  await page.goto(`${address}&severity=note&code=no_guide`)
  await expect(
    page.getByText(say('Nothing matches these filters.', 'אין תוצאות למסננים שנבחרו.')),
  ).toBeVisible()
  await page.goto(address)

  await guide.getByRole('button', { name: say('Mark as known', 'סימון כידוע') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('Reason', 'סיבה') }).fill('The driver guides')
  await dialog.getByRole('button', { name: say('Mark as known', 'סימון כידוע') }).click()
  const known = page.getByRole('region', { name: say('Known', 'ידועים'), exact: true })
  await expect(known).toContainText('The driver guides')
  await expect(known).toContainText(tour)
  await expect(items).toHaveCount(6)
  // The one after it.
  await expect(items.nth(2)).toBeFocused()
  await expect(items.nth(1)).toContainText(say('No driver', 'אין נהג'))
  await known.getByRole('button', { name: say('Open again', 'פתיחה מחדש') }).click()
  await expect(items).toHaveCount(7)

  await guide.getByRole('link', { name: say('Assignments', 'שיבוצים') }).click()
  await expect(dayBoard(page, say).cards).toHaveCount(1)
  await page.getByRole('link', { name: say('Back to the day check', 'חזרה לבדיקת היום') }).click()
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
})

test('CHECK-37 a day without findings says that it’s ready, and a day without departures that it has none', async ({
  page,
  emptyDay,
  say,
}) => {
  const { _id, tour: tourId } = await placeOrder(page, {
    tour,
    day: emptyDay,
    lastName: 'Ready',
    isPaid: true,
  })
  await addUnit(page, emptyDay, tourId)
  const unit = await unitOn(page, emptyDay)
  const { car, driver, guide } = await freeOn(page, emptyDay)
  await changeUnit(page, unit, { car, driver, guide: [guide] })
  await putOn(page, _id, unit)
  const ready = say('Nothing to solve. The day is ready.', 'אין מה לתקן. הכול מוכן ליום הזה.')
  for (const address of [
    `/day/check?date=${emptyDay}`,
    `/day?date=${emptyDay}`,
    `/assignments/calendar?date=${emptyDay}&tour=${tourId}`,
  ]) {
    await page.goto(address)
    await expect(page.getByText(ready)).toBeVisible()
  }
  await page.goto('/day/check?date=2020-01-01')
  await expect(page.getByText(say('No departures on this day.', 'אין יציאות ביום הזה.'))).toBeVisible()
  await expect(page.getByText(ready)).toHaveCount(0)
})

test('CHECK-05 the list follows every change by a colleague, and when the finding with the focus is solved, the next one gets it', async ({
  page,
  emptyDay,
  say,
  colleague,
}) => {
  const { large, small } = await givenDay(page, emptyDay)
  const office = await colleague('owner@demo.example')
  await page.goto(`/day/check?date=${emptyDay}`)
  const people = (text: string) => findings(page).filter({ hasText: text })
  const waiting = people(say('8 people of 2 orders', '8 אנשים משתי הזמנות'))
  await expect(waiting).toBeVisible()
  await page.keyboard.press('n')
  await expect(waiting).toBeFocused()

  // Planning.
  const unit = await unitOn(office, emptyDay)
  for (const { _id } of [large, small]) await putOn(office, _id, unit)
  await expect(waiting).toHaveCount(0, soon)
  await expect(findings(page).first()).toBeFocused()

  // Orders.
  await placeOrder(office, { tour: other, day: emptyDay, lastName: 'Late' })
  await expect(people(say('2 people of 1 order', 'שני אנשים מהזמנה אחת'))).toBeVisible(soon)

  // Vehicles and crew.
  await reserveGuide(office, emptyDay)
  await expect(people(say('is reserved and on no vehicle', 'בסטטוס שמור'))).toBeVisible(soon)

  // The road.
  const incident = { kind: 'incident', text: 'The van is dirty', at: new Date().toISOString(), tourCar: unit }
  await office.request.post(`${api}/boardings/events`, {
    data: { events: [{ ...incident, _id: crypto.randomUUID() }] },
  })
  await expect(people('The van is dirty')).toBeVisible(soon)

  // The settings, of which any may change what's found.
  const calls = watchCalls(page)
  const settings = await (await office.request.get(`${api}/settings/crew`)).json()
  const changed = { ...settings, waitMinutes: settings.waitMinutes === 7 ? 8 : 7 }
  expect((await office.request.put(`${api}/settings/crew`, { data: changed })).ok()).toBe(true)
  await expect.poll(() => calls(`GET dayChecks/${emptyDay}`).length, soon).toBeGreaterThan(0)
})

/** A second by the specification; test machines are slower. */
const soon = { timeout: 3000 }

function strip(page: Page, say: Say) {
  return page.getByRole('region', { name: say('Findings of the day', 'לטיפול ביום הזה') })
}

function listOf(page: Page, say: Say) {
  return strip(page, say).getByRole('list', { name: say('Findings of the day', 'לטיפול ביום הזה') })
}

/** The open findings on their page. */
function findings(page: Page) {
  return page.getByRole('main').locator('li[data-finding]')
}

function heading(page: Page, name: string) {
  return page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })
}

/** A day with two orders, and a vehicle unit with nobody and nothing on it. */
async function givenDay(page: Page, day: string) {
  const large = await placeOrder(page, { tour, day, adults: 6, lastName: 'Six' })
  const small = await placeOrder(page, { tour, day, adults: 2, lastName: 'Two', mobilePhone: '054-5550188' })
  await addUnit(page, day, large.tour)
  return { large, small }
}

async function addUnit(page: Page, day: string, ofTour: string): Promise<void> {
  const event = await page.request.get(`${api}/tourEvents/getOrCreate/${day}?tour=${ofTour}`)
  const { _id } = await event.json()
  const made = await page.request.post(`${api}/tourCars`, { data: { tourEvent: _id } })
  expect(made.ok()).toBe(true)
}

async function changeUnit(page: Page, unit: string, data: object): Promise<void> {
  const answer = await page.request.put(`${api}/tourCars/${unit}`, { data: { externalCar: null, ...data } })
  expect(answer.ok()).toBe(true)
}

/** A car, a driver, and a guide who speaks English, all free on a day. */
async function freeOn(page: Page, day: string) {
  const plan = await (await page.request.get(`${api}/tourEvents/day/${day}`)).json()
  const isFree = ({ dayStatus }: { dayStatus: string }) => dayStatus === 'available'
  const speaksEnglish = ({ languages }: { languages: string[] }) => languages.includes('english')
  const [car] = plan.cars.filter(isFree)
  const [driver] = plan.drivers.filter(isFree)
  const [guide] = plan.guides.filter(isFree).filter(speaksEnglish)
  return { car: car._id as string, driver: driver._id as string, guide: guide._id as string }
}

async function reserveGuide(page: Page, day: string): Promise<void> {
  const { guide } = await freeOn(page, day)
  const data = {
    startDate: day,
    endDate: day,
    status: 'reserved',
    notes: '',
    itemId: guide,
    objType: 'Operator',
  }
  const answer = await page.request.post(`${api}/availabilities/addAvailabilityStatus`, { data })
  expect(answer.ok()).toBe(true)
}
