import { dayBoard } from '../../support/dayBoard.ts'
import { dayAhead, plusDays } from '../../support/days.ts'
import { menu } from '../../support/frame.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { putOn, unitOn, unitRows } from '../../support/unitsOfDay.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('MAN-01 MAN-02 the menu leads to today’s sheets; buttons and keys to other days', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/home')
  const group = menu(page, say).getByRole('region', { name: say('Field', 'שטח') })
  await group.getByRole('link', { name: say('Manifests', 'דפי נסיעה') }).click()
  const today = dayAhead(0)
  const at = (day: string) => expect(page).toHaveURL(new RegExp(`/day/manifests\\?date=${day}$`))
  await at(today)
  const button = (english: string, hebrew: string) =>
    page.getByRole('main').getByRole('button', { name: say(english, hebrew), exact: true })
  await button('Next day', 'היום הבא').click()
  await at(plusDays(today, 1))
  await button('Previous day', 'היום הקודם').click()
  await button('Previous day', 'היום הקודם').click()
  await at(plusDays(today, -1))
  await button('Today', 'היום').click()
  await at(today)

  await page.keyboard.press(say('ArrowRight', 'ArrowLeft'))
  await page.keyboard.press(say('ArrowRight', 'ArrowLeft'))
  await at(plusDays(today, 2))
  await page.keyboard.press(say('ArrowLeft', 'ArrowRight'))
  await at(plusDays(today, 1))
  await page.keyboard.press('t')
  await at(today)
  for (const noDay of ['2026-02-30', 'soon', '']) {
    await page.goto(`/day/manifests?date=${noDay}`)
    await at(today)
  }
})

test('MAN-05 MAN-06 a row opens its sheet, and the address keeps reader and language', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const onBoard = await placeOrder(page, { tour, day: emptyDay, adults: 2, lastName: 'Aboard' })
  await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Waiting' })
  await placeOrder(page, { tour, day: emptyDay, adults: 1, lastName: 'Behind' })
  const board = dayBoard(page, say)
  await board.open(onBoard.tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)
  const unit = await unitOn(page, emptyDay)
  await putOn(page, onBoard._id, unit)

  await page.goto(`/day/manifests?date=${emptyDay}`)
  const rows = unitRows(page, say)
  await expect(rows).toHaveCount(3)
  await expect(rows.last()).toContainText(say('Not on a vehicle', 'לא משובצים'))
  await expect(rows.last().getByRole('cell').nth(5)).toHaveText('4')
  await rows.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/manifest\/unassigned\?/)
  await expect(page.getByRole('article')).toContainText('Waiting')
  await expect(page.getByRole('article')).toContainText('Behind')
  await expect(page.getByRole('article')).not.toContainText('Aboard')

  await page.goBack()
  await rows.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/manifest/${unit}`))
  const sheet = page.getByRole('article')
  await expect(sheet).toHaveAttribute('lang', say('en', 'he'))
  await expect(sheet).toContainText(say('Order total', 'סה״כ להזמנה'))
  await page.goto(`/manifest/${unit}?kind=driver&locale=${say('he', 'en')}`)
  await expect(sheet).toHaveAttribute('lang', say('he', 'en'))
  await expect(sheet).toContainText('Aboard')
  await expect(sheet).not.toContainText(say('סה״כ להזמנה', 'Order total'))
  await page.getByRole('combobox', { name: say('For', 'עבור') }).click()
  await page.getByRole('option', { name: say('Site', 'אתר ביקור') }).click()
  await expect(page).toHaveURL(/kind=site/)
  await page.reload()
  await expect(sheet).toContainText(say('סיכום', 'Totals'))
  await expect(sheet).not.toContainText('Aboard')
})
