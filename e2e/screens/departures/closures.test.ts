import { dayIn } from '@tourdesk/domain/calendar'
import { inCalendar, monthsBetween, plusDays } from '../../support/days.ts'
import { choose } from '../../support/fields.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('days are closed after a look at what that closes, opened by one click, and closed again by undoing that', async ({
  page,
  say,
  signIn,
  emptyDay,
  language,
}) => {
  const today = dayIn(new Date())
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Staying', adults: 4 })
  await page.goto(`/departures/list?startDate=${emptyDay}&endDate=${emptyDay}`)
  const main = page.getByRole('main')
  const title = say('Close days', 'סגירת ימים')
  await main.getByRole('button', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: title }).click()
  await expect(dialog).toContainText(say('Please enter a reason', 'נא לכתוב סיבה'))
  const pick = async (label: string, target: string, shown: string) => {
    await dialog.getByRole('button', { name: label }).click()
    const calendar = page.getByRole('dialog', { name: label })
    for (let ahead = monthsBetween(shown, target); ahead > 0; ahead -= 1)
      await calendar.getByRole('button', { name: say('Next month', 'לחודש הבא') }).click()
    await calendar.getByRole('button', { name: inCalendar(target, language), exact: true }).click()
  }
  await pick(say('First day', 'מתאריך'), emptyDay, today)
  await choose(dialog, say('Tours', 'סיורים'), tour)
  await expect(dialog).toContainText(say('1 departure will be closed.', 'יציאה אחת תיסגר.'))
  await expect(dialog).toContainText(say('1 order stays (4 people).', 'הזמנה אחת נשארת (4 משתתפים).'))
  await pick(say('Last day', 'עד תאריך'), plusDays(emptyDay, 2), emptyDay)
  await dialog.getByRole('textbox', { name: say('Reason', 'סיבה') }).fill('Road works')
  await dialog.getByRole('button', { name: title }).click()
  await seeToast(page, say('Days closed for sale', 'הימים נסגרו למכירה'))
  const row = main.getByRole('row').filter({ hasText: tour })
  await expect(row).toContainText(say('Closed', 'סגורה'))
  await expect(row).toContainText('4')

  await page.goto(`/departure/${order.tour}/${plusDays(emptyDay, 1)}`)
  await expect(main).toContainText('Road works')

  await page.goto(`/departures/list?startDate=${emptyDay}&endDate=${emptyDay}`)
  const closures = main.getByRole('region', { name: say('Closed days', 'ימים סגורים') })
  await expect(closures).toContainText(tour)
  await expect(closures).toContainText('Road works')
  const open = closures.getByRole('button', { name: say('Open', 'פתיחת') })
  await open.click()
  await expect(row).not.toContainText(say('Closed', 'סגורה'))
  await page.getByRole('button', { name: say('Undo', 'ביטול הפעולה') }).click()
  await expect(row).toContainText(say('Closed', 'סגורה'))
  await open.click()
  await expect(closures).toHaveCount(0)
  await expect(row).not.toContainText(say('Closed', 'סגורה'))
})
