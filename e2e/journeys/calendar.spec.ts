import { inList, inTitle, plusDays, weekdayFrom } from '../support/days.ts'
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
