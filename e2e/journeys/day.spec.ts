import { dayBoard } from '../support/dayBoard.ts'
import { dayAhead, inTitle } from '../support/days.ts'
import { menu } from '../support/frame.ts'
import { expect, test } from '../support/journey.ts'
import { placeOrder } from '../support/placeOrder.ts'

const tour = 'Jerusalem and the Dead Sea'

test('CHECK-39 a day over all tours shows what is missing, and the keys lead from finding to finding to the board', async ({
  page,
  emptyDay,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, adults: 6, lastName: 'Six' })
  const board = dayBoard(page, say)
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)

  await page.goto('/home')
  await menu(page, say)
    .getByRole('link', { name: say('Day', 'יום עבודה'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Day', 'יום עבודה'))
  await expect(page.getByRole('main')).toContainText(say('tomorrow', 'מחר'))
  await expect(page).toHaveURL(new RegExp(`/day\\?date=${dayAhead(1)}$`))
  await page.goto(`/day?date=${emptyDay}`)

  const departures = page.getByRole('region', { name: say('Departures', 'יציאות') })
  const mustSolve = (english: string, hebrew: string) =>
    departures.getByRole('link', { name: say(`Must solve: ${english}`, `חובה לטפל: ${hebrew}`), exact: true })
  const waiting = mustSolve('6 people of 1 order have no vehicle', '6 אנשים מהזמנה אחת בלי רכב')
  await expect(departures.getByRole('article')).toHaveCount(1)
  await expect(waiting).toBeVisible()
  await picture(page, 'day')

  await page.emulateMedia({ media: 'print' })
  const onPaper = emptyDay.split('-').reverse().join('/')
  await expect(page.getByText(onPaper).filter({ visible: true })).toBeVisible()
  await expect(page.getByText(say('Printed', 'הודפס'))).toBeVisible()
  await page.emulateMedia({ media: null })
  await expect(page.getByText(say('Printed', 'הודפס'))).toBeHidden()

  await page.keyboard.press('n')
  await expect(waiting).toBeFocused()
  await page.keyboard.press('n')
  await page.keyboard.press('n')
  await expect(mustSolve('No driver', 'אין נהג')).toBeFocused()
  await page.keyboard.press('p')
  await page.keyboard.press('p')
  await expect(waiting).toBeFocused()

  await test.step('a change on the board of the day shows at once, and the next finding gets the focus', async () => {
    const saved = await page.request.get(`/api/v1/orders/${order._id}`)
    const { selectedTours }: { selectedTours: { _id: string }[] } = await saved.json()
    const put = { order: order._id, selectedTour: selectedTours[0]?._id ?? '', _id: await unitOf() }
    await page.request.post(`/api/v1/tourCars/addOrder/${put._id}`, { data: put })
    await expect(waiting).toBeHidden()
    await expect(departures.locator('[data-finding]').first()).toBeFocused()
  })

  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(inTitle(emptyDay))
  await page.getByRole('link', { name: say('Back to the day', 'חזרה ליום העבודה') }).click()
  await expect(page).toHaveURL(new RegExp(`/day\\?date=${emptyDay}$`))

  await test.step('an empty day says so and offers the next one with departures', async () => {
    await page.goto('/day?date=2020-01-01')
    await expect(
      page.getByText(say('Nothing is booked or planned for this day.', 'אין הזמנות ואין שיבוצים ליום הזה.')),
    ).toBeVisible()
    await page.getByRole('link', { name: say('Next departures', 'היציאות הבאות') }).click()
    await expect(departures.getByRole('article').first()).toBeVisible()
  })

  async function unitOf(): Promise<string> {
    const answer = await page.request.get(`/api/v1/tourCars/tourEventsCarsByDate/${emptyDay}`)
    const { data }: { data: { _id: string }[] } = await answer.json()
    return data[0]?._id ?? ''
  }
})
