import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { enterByLink } from '../../support/crewPhone.ts'
import { inList, weekdayFrom } from '../../support/days.ts'
import { fleetPages } from '../../support/fleetPages.ts'
import { crewLink, newOperator } from '../../support/planRoad.ts'
import { expect, test } from '../journey.ts'

const thisMonth = `${dayIn(new Date()).slice(0, 8)}01`
/** A month in which the demo has no planning. */
const freeMonth = monthAfter(monthAfter(monthAfter(monthAfter(thisMonth))))
const dayAhead = (count: number) => shown(addDays(freeMonth, count - 1))

test('Shift and the arrow keys select several days of a guide, mirrored in Hebrew', { tag: '@both' }, async ({
  page,
  say,
  signIn,
}) => {
  const fleet = fleetPages(page, say)
  const guide = 'Anat Rubin'
  await signIn(page, 'owner@demo.example', `/guides/assignments?grid=month&from=${freeMonth}`)
  await fleet.cell(guide, dayAhead(20)).focus()
  for (let presses = 0; presses < 2; presses++)
    await page.keyboard.press(`Shift+${say('ArrowRight', 'ArrowLeft')}`)
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3)
  await page.keyboard.press('Enter')
  const chosen = (label: string) => fleet.form.getByRole('button', { name: label, exact: true })
  await expect(chosen(say('From', 'מתאריך'))).toHaveText(dayAhead(20))
  await expect(chosen(say('To', 'עד תאריך'))).toHaveText(dayAhead(22))
  await fleet.press('Cancel', 'ביטול')
})

test('PLAN-37 days off that a driver enters on the phone show in the grid at once, as theirs, and on the record', {
  tag: '@both',
}, async ({ page, say, signIn, newcomer }) => {
  const fleet = fleetPages(page, say)
  const name = say('Gil Harari', 'גיל הררי')
  const start = weekdayFrom(35, 1)
  const days = [start, addDays(start, 1)]
  await signIn(page, 'owner@demo.example')
  const driver = await newOperator(page, name, 'en')
  const phone = await newcomer()
  await enterByLink(phone, await crewLink(page, driver), { ...driver, firstName: name, lastName: '' })
  await page.goto(`/drivers/assignments?grid=week&from=${start}&search=${encodeURIComponent(name)}`)
  for (const day of days)
    await expect(fleet.statusOf(name, shown(day), say('Available', 'זמין'))).toBeVisible()

  const data = { startDate: days[0], endDate: days[1], clientKey: crypto.randomUUID() }
  expect((await phone.request.post('/api/v1/crew/away', { data })).ok()).toBe(true)
  const own = say('Unavailable, entered on their phone', 'לא זמין, נרשם מהטלפון האישי')
  for (const day of days) await expect(fleet.statusOf(name, shown(day), own)).toBeVisible()
  await fleet.cell(name, shown(start)).click()
  await expect(fleet.dialog).toContainText(
    say('They entered these days on their phone.', 'הימים האלה נרשמו מהטלפון האישי.'),
  )
  await fleet.press('Cancel', 'ביטול')

  await page.goto(`/drivers/repository?open=${driver._id}`)
  const record = page.getByRole('region', {
    name: say('Days off, entered on their phone', 'ימים שבהם לא יעבדו, נרשמו מהטלפון'),
  })
  await expect(record).toContainText(inList(start))
})

test('CAR-11 AVL-05 HOLE-O72 a car is taken out of use without an end date, and is never reserved', async ({
  page,
  say,
  signIn,
}) => {
  const fleet = fleetPages(page, say)
  await signIn(page, 'owner@demo.example', `/cars/assignments?grid=month&from=${freeMonth}`)
  const car = '712-40-836'
  await fleet.cell(car, dayAhead(20)).click()
  expect(await fleet.optionsOf('Status', 'סטטוס')).toEqual([
    say('Unavailable', 'לא זמין'),
    say('Available', 'זמין'),
  ])
  await fleet.form.getByRole('button', { name: say('Clear: To', 'ניקוי: עד תאריך') }).click()
  await fleet.press('Save', 'שמירה')
  await expect(fleet.toast('Created Item Successfully', 'הפריט נוצר בהצלחה')).toBeVisible()
  await expect(fleet.statusOf(car, dayAhead(28), say('Unavailable', 'לא זמין'))).toBeVisible()
  await page.getByRole('button', { name: say('Next month', 'לחודש הבא') }).click()
  await expect(fleet.statusOf(car, shown(monthAfter(freeMonth)), say('Unavailable', 'לא זמין'))).toBeVisible()
})

/** The first day of the month after the one that starts on this day. */
function monthAfter(start: string): string {
  return `${addDays(start, 31).slice(0, 8)}01`
}

/** The day as `D/M/YYYY`. */
function shown(day: string): string {
  return day.split('-').map(Number).reverse().join('/')
}
