import { dayBoard } from '../../support/dayBoard.ts'
import { filterBy } from '../../support/fields.ts'
import { menu } from '../../support/frame.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { putOn, unitOn } from '../../support/unitsOfDay.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example'))

const strip = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('Findings of the day', 'לטיפול ביום הזה') })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const listOf = (page: Page, say: Say) =>
  strip(page, say).getByRole('list', { name: say('Findings of the day', 'לטיפול ביום הזה') })

/** A day with two orders and an empty vehicle without anything. */
async function givenDay(page: Page, day: string) {
  const large = await placeOrder(page, { tour, day, adults: 6, lastName: 'Six' })
  const small = await placeOrder(page, { tour, day, adults: 2, lastName: 'Two' })
  await addUnit(page, day, large.tour)
  return { large, small }
}

async function addUnit(page: Page, day: string, ofTour: string): Promise<void> {
  const event = await page.request.get(`/api/v1/tourEvents/getOrCreate/${day}?tour=${ofTour}`)
  const { _id } = await event.json()
  const made = await page.request.post('/api/v1/tourCars', { data: { tourEvent: _id } })
  expect(made.ok()).toBe(true)
}

async function changeUnit(page: Page, unit: string, data: object): Promise<void> {
  const body = { car: null, driver: null, guide: [], externalCar: null, ...data }
  const answer = await page.request.put(`/api/v1/tourCars/${unit}`, { data: body })
  expect(answer.ok()).toBe(true)
}

/** Free cars and people of a day. */
async function freeOn(page: Page, day: string) {
  const plan = await (await page.request.get(`/api/v1/tourEvents/day/${day}`)).json()
  const isFree = ({ dayStatus }: { dayStatus: string }) => dayStatus === 'available'
  const speaks = ({ languages }: { languages: string[] }) => languages.includes('english')
  const [car] = plan.cars.filter(isFree)
  const [driver] = plan.drivers.filter(isFree)
  const [guide] = plan.guides.filter(isFree).filter(speaks)
  return { car: car._id as string, driver: driver._id as string, guide: guide._id as string }
}

test('CHECK-03 the board’s strip counts the findings, opens the list, and the keys step to the vehicle or order of each', async ({
  page,
  emptyDay,
  say,
}) => {
  const { large, small } = await givenDay(page, emptyDay)
  const other = await placeOrder(page, { tour: 'Bethlehem and Jericho', day: emptyDay, lastName: 'Other' })
  const board = dayBoard(page, say)
  await board.open(small.tour, emptyDay)
  const counts = strip(page, say).getByRole('button', { name: say('must solve', 'חובה לטפל') })
  await expect(counts).toContainText(say('5 must solve', '5 חובה לטפל'))
  await expect(listOf(page, say)).toHaveCount(0)
  await page.keyboard.press('c')
  const items = listOf(page, say).getByRole('listitem')
  await expect(items.first()).toContainText(tour)
  await expect(items.first()).toContainText(say('Must solve', 'חובה לטפל'))
  await expect(items.filter({ hasText: 'Bethlehem and Jericho' })).toHaveCount(1)
  await expect(items.last()).not.toContainText(tour)
  await counts.click()
  await expect(listOf(page, say)).toHaveCount(0)

  const current = page.getByRole('status').filter({ hasText: say(' of ', ' מתוך ') })
  const steps: [string, () => Promise<void>][] = []
  await page.keyboard.press('n')
  await expect(current).toContainText(say('1 of ', '1 מתוך '))
  await expect(current).toContainText(say('Must solve', 'חובה לטפל'))
  const seen = new Set<string>()
  for (let step = 0; step < 4; step++) {
    seen.add(await current.innerText())
    const card = board.cards.first().getByRole('button').first()
    const isAboutPeople = /8 /.test(await current.innerText())
    await expect(isAboutPeople ? board.orderLink(large.orderNumber) : card).toBeFocused()
    await page.keyboard.press('n')
  }
  expect(seen.size).toBe(4)
  void steps
  void other
})
