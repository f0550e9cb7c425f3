import { dayBoard } from '../../support/dayBoard.ts'
import { plusDays } from '../../support/days.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { putOn, unitOn } from '../../support/unitsOfDay.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('DAY-08 DAY-09 a day on a timeline says when each vehicle is out, leads to it by keys, and back', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, adults: 6, lastName: 'Six' })
  await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Three' })
  const board = dayBoard(page, say)
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)
  await putOn(page, order._id, await unitOn(page, emptyDay))

  await page.goto(`/day?date=${emptyDay}`)
  await page.getByRole('radio', { name: say('Timeline', 'ציר זמן') }).click()
  const address = new RegExp(`/day\\?date=${emptyDay}&view=timeline$`)
  await expect(page).toHaveURL(address)
  const timeline = page.getByRole('region', { name: say('Departures', 'יציאות') })
  const whole = say(
    'Vehicle 1, not chosen yet, Jerusalem and the Dead Sea, pickup 07:00, until 18:00, 6 people, No driver, No guide, No vehicle',
    'רכב 1, עדיין לא נבחר, Jerusalem and the Dead Sea, איסוף \u206607:00\u2069, עד \u206618:00\u2069, 6 אנשים, אין נהג, אין מדריך, אין רכב',
  )
  const link = (name: string) => timeline.getByRole('link', { name, exact: true })
  const sheet = link(say(`Sheet: ${whole}`, `דף נסיעה: ${whole}`))
  const stops = link(say(`Stops: ${whole}`, `עצירות: ${whole}`))
  await expect(sheet).toBeVisible()
  await expect(stops).toBeVisible()
  await expect(link(whole)).toBeVisible()
  await expect(link(say('3 people of 1 order have no vehicle', '3 אנשים מהזמנה אחת בלי רכב'))).toBeVisible()

  await test.step('arrow keys move between rows and blocks, mirrored in Hebrew, and stay on the day', async () => {
    const [on, back] = say('ArrowRight ArrowLeft', 'ArrowLeft ArrowRight').split(' ')
    await link(say(`Open the board of ${tour}`, `פתיחת השיבוצים של ${tour}`)).focus()
    await page.keyboard.press('ArrowDown')
    await expect(sheet).toBeFocused()
    await page.keyboard.press(on ?? '')
    await expect(stops).toBeFocused()
    await page.keyboard.press(on ?? '')
    await page.keyboard.press(on ?? '')
    await expect(link(whole)).toBeFocused()
    await page.keyboard.press(back ?? '')
    await expect(stops).toBeFocused()
    await expect(page).toHaveURL(address)
  })

  await test.step('each of them leads back to the timeline', async () => {
    const back = page.getByRole('link', { name: say('Back to the day', 'חזרה ליום העבודה') })
    await stops.click()
    await expect(page).toHaveURL(/\/manifest\/.*tab=stops/)
    await back.click()
    await expect(page).toHaveURL(address)
    await sheet.click()
    await expect(page).toHaveURL(/\/manifest\//)
    await back.click()
    await link(whole).click()
    await expect(board.cards).toHaveCount(1)
    await back.click()
    await expect(page).toHaveURL(address)
  })

  await page.getByRole('button', { name: say('Next day', 'היום הבא') }).click()
  await expect(page).toHaveURL(new RegExp(`/day\\?date=${plusDays(emptyDay, 1)}&view=timeline$`))
  await page.getByRole('radio', { name: say('List', 'רשימה') }).click()
  await expect(page).toHaveURL(new RegExp(`/day\\?date=${plusDays(emptyDay, 1)}$`))
})
