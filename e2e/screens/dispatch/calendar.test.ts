import { dayBoard } from '../../support/dayBoard.ts'
import { dayAhead, weekdayFrom } from '../../support/days.ts'
import { choose, filterBy } from '../../support/fields.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example', '/'))

test('CAL-09 CAL-10 CAL-11 CAL-12 CAL-13 DRAG-04 a departure can be filtered by group, language and what’s left to plan', async ({
  page,
  language,
  say,
}) => {
  const day = weekdayFrom(84, language === 'he' ? 0 : 3)
  const board = dayBoard(page, say)
  const small = await placeOrder(page, { tour, day, lastName: 'Small' })
  const french = await placeOrder(page, { tour, day, language: 'french', lastName: 'French' })
  const large = await placeOrder(page, { tour, day, group_type: 'large_group', lastName: 'Large' })
  await board.open(small.tour, day)
  await expect(board.orderLinks).toHaveCount(3)

  const groups = say('Group Type', 'סוג קבוצה')
  await page.getByRole('combobox', { name: groups, exact: true }).click()
  await expect(page.getByRole('option')).toHaveText([
    say('All', 'הכול'),
    say('Small Group', 'קבוצה קטנה'),
    say('Medium Group', 'קבוצה בינונית'),
    say('Large Group', 'קבוצה גדולה'),
    say('Private', 'קבוצה פרטית'),
  ])
  await page.keyboard.press('Escape')
  await choose(page, groups, say('Large Group', 'קבוצה גדולה'))
  await expect(page).toHaveURL(/groupType=large_group/)
  await expect(board.orderLinks).toHaveText([String(large.orderNumber)])
  await choose(page, groups, say('Private', 'קבוצה פרטית'))
  await expect(page).toHaveURL(/groupType=private_group/)
  await expect(board.orderLinks).toHaveCount(0)
  await choose(page, groups, say('All', 'הכול'))
  await filterBy(page, say('Languages', 'שפות'), say('French', 'צרפתית'))
  await expect(board.orderLinks).toHaveText([String(french.orderNumber)])
  await page.getByRole('button', { name: say('Clear filters', 'ניקוי המסננים') }).click()

  await page.getByRole('checkbox', { name: say('Unassigned Orders', 'הזמנות לא משובצות') }).check()
  await board.assign(french.orderNumber)
  await page.getByRole('menuitem', { name: say('New vehicle', 'רכב חדש') }).click()
  await expect(board.orderLinks).toHaveCount(2)
  await expect(board.cards.first()).toContainText(say('2 participants', 'שני משתתפים'))
  await page.reload()
  await expect(board.orderLinks).toHaveCount(2)
})

test('CAL-02 the calendar’s days are picked in its range', async ({ page, say }) => {
  await page.goto('/assignments/calendar')
  const dates = page.getByRole('button', { name: say('Dates', 'תאריכים') })
  const calendar = page.getByRole('dialog', { name: say('Dates', 'תאריכים') })
  await dates.click()
  await expect(calendar.getByRole('table')).toHaveCount(1)
  // The month in which this week began.
  for (const date of [10, 14]) await calendar.getByRole('button', { name: new RegExp(`^${date} `) }).click()
  await expect(page).toHaveURL(/startDate=(\d{4}-\d{2})-10&endDate=\1-14/)
  const days = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(days).toHaveCount(5)
  await expect(days.first()).toContainText('10')
  await expect(days.last()).toContainText('14')
})

test('an address of a tour that does not exist leads back to the calendar', async ({ page, say }) => {
  const unknown = '00000000-0000-7000-8000-000000000000'
  await page.goto(`/assignments/calendar?date=${dayAhead(3)}&tour=${unknown}`)
  await expect(
    page.getByRole('heading', { level: 1, name: say('Assignments', 'שיבוצים'), exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/assignments\/calendar$/)
})
