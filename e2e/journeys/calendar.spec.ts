import { dayBoard } from '../support/dayBoard.ts'
import { inList, inTitle, plusDays, weekdayFrom } from '../support/days.ts'
import { choose, filterBy } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { placeOrder } from '../support/placeOrder.ts'

const tour = 'Jerusalem and the Dead Sea'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example', '/'))

test('CAL-01 CAL-02 CAL-03 CAL-04 CAL-05 CAL-06 CAL-07 CAL-08 the calendar shows what is booked, week by week', async ({
  page,
  language,
  say,
  picture,
}) => {
  const day = weekdayFrom(language === 'he' ? 70 : 77, 1)
  const sunday = plusDays(day, -1)
  await placeOrder(page, { tour, day, adults: 2, lastName: 'Calendar' })
  await placeOrder(page, { tour, day, party: { adult: 1, child: 2 }, lastName: 'Calendar' })
  await page.getByRole('link', { name: say('Assignments', 'שיבוצים') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Assignments', 'שיבוצים'))
  await expect(page.getByRole('button', { name: say('Dates', 'תאריכים') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await picture(page, 'calendar-week')
  await page.goto(`/assignments/calendar?startDate=${plusDays(sunday, -7)}&endDate=${plusDays(sunday, -1)}`)
  await page.getByRole('button', { name: say('Next week', 'השבוע הבא') }).click()
  await expect(page).toHaveURL(new RegExp(`startDate=${sunday}&endDate=${plusDays(sunday, 6)}`))
  await page.getByRole('button', { name: say('Previous week', 'השבוע הקודם') }).click()
  await expect(page).toHaveURL(
    new RegExp(`startDate=${plusDays(sunday, -7)}&endDate=${plusDays(sunday, -1)}`),
  )
  await page.getByRole('button', { name: say('Next week', 'השבוע הבא') }).click()
  await expect(page).toHaveURL(new RegExp(`startDate=${sunday}&endDate=${plusDays(sunday, 6)}`))
  const heads = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(heads).toHaveCount(7)
  await expect(heads.first()).toContainText(say('Sunday', 'יום ראשון'))
  await expect(heads.last()).toContainText(say('Saturday', 'שבת'))
  const column = page.getByRole('region', { name: inList(day) })
  const card = column.getByRole('link', {
    name: `${tour}, ${say('2 orders, 5 participants', 'שתי הזמנות, 5 משתתפים')}`,
  })
  await card.click()
  const title = say(
    `Assignments for ${tour} on ${inTitle(day)} - 5 participants`,
    `שיבוצים לסיור ${tour} בתאריך ${inTitle(day)} - 5 משתתפים`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(title.replaceAll(/ |\./g, '.?.')),
  )
  await page.getByRole('link', { name: say('Back to the calendar', 'חזרה ללוח') }).click()
  await expect(card).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`startDate=${sunday}`))
})

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
