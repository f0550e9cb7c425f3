import { dayBoard } from '../support/dayBoard.ts'
import { plusDays } from '../support/days.ts'
import { expect, test } from '../support/journey.ts'
import { placeOrder } from '../support/placeOrder.ts'
import { putOn, unitOn, unitRows } from '../support/unitsOfDay.ts'

const tour = 'Jerusalem and the Dead Sea'

test('MAN-24 a day’s manifests are printed, and a change elsewhere marks the list and the vehicle within a second', async ({
  page,
  emptyDay,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'admin@demo.example')
  const first = await placeOrder(page, { tour, day: emptyDay, adults: 2, lastName: 'Early' })
  const second = await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Late' })
  const board = dayBoard(page, say)
  await board.open(first.tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)
  const unit = await unitOn(page, emptyDay)
  await putOn(page, first._id, unit)

  await page.goto(`/day/manifests?date=${emptyDay}`)
  const rows = unitRows(page, say)
  await expect(rows).toHaveCount(3)
  await expect(rows.last()).toContainText(say('Not on a vehicle', 'לא משובצים'))

  await page.getByRole('button', { name: say('Print sheets', 'הדפסת דפים') }).click()
  const download = page.waitForEvent('download')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Print', 'הדפסה'), exact: true })
    .click()
  const locale = say('en', 'he')
  expect((await download).suggestedFilename()).toBe(`manifest_${emptyDay}_driver_${locale}.pdf`)
  await expect(rows.nth(1).getByRole('cell').nth(9)).toHaveText('1')
  const changed = say('Changed since version 1', 'השתנה מאז גרסה 1')
  await expect(page.getByText(isolated(changed))).toBeHidden()
  await picture(page, 'manifests')

  await putOn(page, second._id, unit)
  await expect(rows.nth(1)).toContainText(isolated(changed), { timeout: 1500 })
  await rows.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/manifest/${unit}\\?kind=driver&locale=${locale}`))
  await expect(page.getByRole('status').filter({ hasText: 'Late' })).toContainText('+')
  await picture(page, 'manifest')

  await board.open(first.tour, emptyDay)
  await expect(board.cards.first()).toContainText(isolated(changed))
})

test('MAN-29 an empty day, an empty vehicle, a first load and a failure each have their look', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', `/day/manifests?date=${emptyDay}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(
    say('No vehicles are planned for this day.', 'עדיין לא שובצו רכבים ליום הזה.'),
  )
  await main.getByRole('link', { name: say('Calendar', 'לוח השיבוצים') }).click()
  await expect(page).toHaveURL(/\/assignments/)

  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Elsewhere' })
  const board = dayBoard(page, say)
  await board.open(order.tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)
  await page.goto(`/manifest/${await unitOn(page, emptyDay)}`)
  await expect(page.getByRole('article')).toContainText(
    say('No orders on this vehicle yet.', 'עדיין אין הזמנות ברכב הזה.'),
  )

  const list = '**/api/v1/manifests?*'
  let release = () => {}
  await page.route(list, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.continue()
  })
  await page.goto(`/day/manifests?date=${emptyDay}`)
  const heightOf = async (row: number) => (await page.locator('tbody tr').nth(row).boundingBox())?.height ?? 0
  await expect(page.locator('tbody tr[aria-hidden]').first()).toBeVisible()
  const expected = await heightOf(0)
  release()
  await expect(unitRows(page, say)).toHaveCount(3)
  expect(Math.abs((await heightOf(0)) - expected)).toBeLessThan(2)

  await page.unroute(list)
  await page.route(list, (route) => route.fulfill({ status: 500, json: { message: '', code: 'unexpected' } }))
  await page.goto(`/day/manifests?date=${plusDays(emptyDay, 1)}`)
  const again = page.getByRole('button', { name: say('Try again', 'נסו שוב') })
  await expect(again).toBeVisible()
  await page.unroute(list)
  await again.click()
  await expect(main).toContainText(
    say('No vehicles are planned for this day.', 'עדיין לא שובצו רכבים ליום הזה.'),
  )
})

/** Numbers are isolated from the text around them. */
function isolated(text: string): RegExp {
  return new RegExp(text.replace('1', '\u2066?1\u2069?'))
}
