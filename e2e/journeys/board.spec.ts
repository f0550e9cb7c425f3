import { changeLanguage } from '../support/changeLanguage.ts'
import { dayBoard } from '../support/dayBoard.ts'
import { drag } from '../support/drag.ts'
import { expect, test } from '../support/journey.ts'
import { placeOrder } from '../support/placeOrder.ts'

const tour = 'Jerusalem and the Dead Sea'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example'))

test('CAL-14 CAL-15 CAL-16 CAL-17 CAL-18 DRAG-01 DRAG-02 DRAG-05 DRAG-06 rows are dragged onto vehicles and taken off in their dialog', async ({
  page,
  emptyDay,
  say,
  picture,
}) => {
  const board = dayBoard(page, say)
  const first = await placeOrder(page, { tour, day: emptyDay, adults: 4, lastName: 'First' })
  const second = await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Second' })
  await board.open(first.tour, emptyDay)
  await board.addVehicle.click()
  const card = board.cards.first()
  await expect(card).toContainText(say('N/A', 'טרם נבחר רכב'))
  const placesOf = async () => {
    const found = [board.rowOf(first.orderNumber), card, board.addVehicle]
    const [row, ...parts] = await Promise.all(found.map((each) => each.boundingBox()))
    if (!row) throw new Error('The row has no place')
    return parts.map((part) => {
      if (!part) throw new Error('The card or its button has no place')
      if (part.y >= row.y + row.height) return 'below'
      return part.x >= row.x + row.width || part.x + part.width <= row.x ? 'beside' : 'elsewhere'
    })
  }
  expect(await placesOf()).toEqual(['beside', 'beside'])
  await page.setViewportSize({ width: 900, height: 900 })
  expect(await placesOf()).toEqual(['below', 'below'])
  await page.setViewportSize({ width: 1440, height: 900 })

  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/tourCars/addOrder/')) sent.push(request.postDataJSON())
  })
  await drag(board.rowOf(first.orderNumber), page.getByRole('heading', { level: 1 }))
  await expect(card).toContainText(say('0 participants', '0 משתתפים'))
  expect(sent).toEqual([])

  await drag(board.rowOf(first.orderNumber), card)
  await expect(card).toContainText(say('4 participants', '4 משתתפים'))
  const entry = async () => {
    const answer = await page.request.get(`/api/v1/orders/${first._id}`)
    const { selectedTours }: { selectedTours: { _id: string; tourCarId: string | null }[] } =
      await answer.json()
    return { selectedTour: selectedTours[0]?._id, _id: selectedTours[0]?.tourCarId }
  }
  await expect.poll(entry).toMatchObject({ _id: expect.any(String) })
  expect(sent).toEqual([{ order: first._id, ...(await entry()) }])
  await drag(board.rowOf(second.orderNumber), card)
  await expect(card).toContainText(say('2 orders', 'שתי הזמנות'))
  await expect(card).toContainText(say('7 participants', '7 משתתפים'))

  await board.orders(card).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link')).toHaveText([String(first.orderNumber), String(second.orderNumber)])
  await picture(page, 'orders-on-a-vehicle')
  await dialog
    .getByRole('button', {
      name: say(`Take order ${second.orderNumber} off`, `הסרת הזמנה ${second.orderNumber}`),
    })
    .click()
  await expect(dialog.getByRole('link')).toHaveText([String(first.orderNumber)])
  await page.keyboard.press('Escape')
  await expect(card).toContainText(say('4 participants', '4 משתתפים'))
})

test('on a phone nothing covers or cuts the pickup of a party, and the board needs no sideways scrolling', async ({
  page,
  emptyDay,
  say,
}) => {
  const board = dayBoard(page, say)
  const order = await placeOrder(page, { tour, day: emptyDay, adults: 2, lastName: 'Phone' })
  await board.open(order.tour, emptyDay)
  const row = board.rowOf(order.orderNumber)
  await expect(row).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits()
  await page.setViewportSize({ width: 1440, height: 900 })
  await changeLanguage(page, say)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits()

  async function expectFits(): Promise<void> {
    const place = await row.getByRole('cell').nth(4).boundingBox()
    const button = await row.getByRole('cell').last().boundingBox()
    if (!place || !button) throw new Error('The row has no place or no button')
    expect(place.x).toBeGreaterThanOrEqual(0)
    expect(place.x + place.width).toBeLessThanOrEqual(390)
    expect(place.width).toBeGreaterThan(150)
    expect(place.y).toBeGreaterThanOrEqual(button.y + button.height - 1)
    const stop = page.getByRole('rowheader').first()
    await expect(stop).toContainText(/\d\d:\d\d \S/)
    expect(
      await stop.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0)
  }
})

test('DRAG-03 OMSG-19 a party that does not fit is refused with the reason, and the server’s warnings are shown', async ({
  page,
  emptyDay,
  say,
  picture,
}) => {
  const board = dayBoard(page, say)
  const small = await placeOrder(page, { tour, day: emptyDay, adults: 5, lastName: 'Five' })
  const family = await placeOrder(page, {
    tour,
    day: emptyDay,
    adults: 3,
    group_type: 'private_group',
    lastName: 'Family',
  })
  await board.open(small.tour, emptyDay)
  await board.addVehicle.click()
  await board.edit(board.cards.first())
  await board.dialog.getByRole('textbox', { name: say('Plate number', 'מספר רישוי') }).fill('523-06-19')
  await board.free.first().click()
  await expect(board.part('vehicle')).toContainText('523-06-19')
  await page.keyboard.press('Escape')
  const card = board.cards.first()
  await drag(board.rowOf(small.orderNumber), card)
  await expect(card).toContainText(say('5 participants', '5 משתתפים'))
  await drag(board.rowOf(family.orderNumber), card)
  await expect(
    page.getByRole('alert').filter({
      hasText: say('This vehicle already carries a private group', 'רכב זה כבר מסיע קבוצה פרטית'),
    }),
  ).toBeVisible()

  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(2)
  await board.edit(board.cards.last())
  await board.dialog.getByRole('textbox', { name: say('Plate number', 'מספר רישוי') }).fill('233-74-016')
  await board.free.first().click()
  await expect(board.part('vehicle')).toHaveText('233-74-016')
  await page.keyboard.press('Escape')
  const tooSmall = say('Not enough seats in this vehicle (5/4)', 'אין מספיק מקומות ברכב')
  await drag(board.rowOf(small.orderNumber), board.cards.last())
  await expect(page.getByRole('alert').filter({ hasText: tooSmall })).toBeVisible()
  await expect(board.rowOf(small.orderNumber)).toContainText('523-06-19')
  await board.assign(small.orderNumber)
  await expect(page.getByRole('menuitem', { name: '233-74-016' })).toBeDisabled()
  await picture(page, 'refused-drop')
})

test('a board opened by its address asks for its orders before its own code has arrived', async ({
  page,
  emptyDay,
  say,
}) => {
  const board = dayBoard(page, say)
  const order = await placeOrder(page, { tour, day: emptyDay, adults: 2, lastName: 'Early' })
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/tourEvents/assignments/')) asked.add(request.url())
  })
  const code = Promise.withResolvers<void>()
  let isHeld = false
  await page.route(/DayBoard-[^/]*\.js$/, async (route) => {
    isHeld = true
    await code.promise
    await route.continue()
  })
  const answered = page.waitForResponse(/\/tourEvents\/assignments\//)
  await page.goto(`/assignments/calendar?date=${emptyDay}&tour=${order.tour}`)
  await answered
  await expect.poll(() => isHeld).toBe(true)
  code.resolve()
  await expect(board.rowOf(order.orderNumber)).toBeVisible()
  // The page reuses the pending call instead of sending another one.
  expect(asked.size).toBe(1)
})
