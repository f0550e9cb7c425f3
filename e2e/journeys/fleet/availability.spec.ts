import { addDays, dayIn, daysFrom, weekStart } from '@tourdesk/domain/calendar'
import { fleetPages } from '../../support/fleetPages.ts'
import { expect, type Page, test } from '../../support/journey.ts'

const today = dayIn(new Date())
const nextMonth = monthAfter(`${today.slice(0, 8)}01`)
/** A month in which the demo has no planning. */
const freeMonth = monthAfter(monthAfter(monthAfter(nextMonth)))
/** The yellow, red and light grey of the cells. */
const colours = {
  reserved: 'rgb(251, 224, 181)',
  unavailable: 'rgb(249, 207, 207)',
  assigned: 'rgb(217, 223, 232)',
}
const dayAhead = (count: number) => shown(addDays(freeMonth, count - 1))

test('OPR-20 AVL-01 AVL-02 AVL-03 AVL-04 AVL-06 AVL-08 AVL-09 AVL-11 AVL-12 OMSG-07 OCONST-23 HOLE-O78 HOLE-O79 a guide’s days are set, changed and removed in the grid', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  const fleet = fleetPages(page, say)
  const [reserved, unavailable, available] = [
    say('Reserved', 'שמור'),
    say('Unavailable', 'לא זמין'),
    say('Available', 'זמין'),
  ]
  await signIn(page, 'owner@demo.example', '/guides')
  await fleet.tab('Assignments', 'זמינות').click()
  await expect(page).toHaveURL(/\/guides\/assignments$/)
  const guide = 'Anat Rubin'

  await test.step('it opens on this week', async () => {
    await expect(fleet.cell(guide, shown(today))).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(8)
  })

  await test.step('the coming month, one row per guide, one 44 px cell per day', async () => {
    await page.getByText(say('Month', 'חודש'), { exact: true }).click()
    const days = daysFrom(nextMonth, addDays(monthAfter(nextMonth), -1))
    const row = page.getByRole('row').filter({ hasText: guide })
    await expect(row.getByRole('gridcell')).toHaveCount(days.length)
    const { data: operators } = await (await page.request.get('/api/v1/operators')).json()
    const guides = operators.filter(({ role }: { role: string }) => role === 'guide')
    await expect(page.getByRole('row')).toHaveCount(guides.length + 1)
    const first = fleet.cell(guide, shown(nextMonth))
    expect((await first.boundingBox())?.width).toBe(44)
    await picture(page, 'grid')
  })

  for (let steps = 0; steps < 3; steps++)
    await page.getByRole('button', { name: say('Next month', 'לחודש הבא') }).click()

  await test.step('dragging over days sets them together', async () => {
    await fleet.cell(guide, dayAhead(10)).hover()
    await page.mouse.down()
    await fleet.cell(guide, dayAhead(12)).hover()
    await page.mouse.up()
    expect(await fleet.optionsOf('Status', 'סטטוס')).toEqual([reserved, unavailable, available])
    await fleet.choose('Status', 'סטטוס', reserved)
    await fleet.field('Notes', 'הערות').fill('Reserve duty')
    await picture(page, 'set-days')
    await fleet.press('Save', 'שמירה')
    await expect(fleet.toast('Created Item Successfully', 'הפריט נוצר בהצלחה')).toBeVisible()
    for (const day of [10, 11, 12])
      await expect(fleet.statusOf(guide, dayAhead(day), `${reserved}, Reserve duty`)).toBeVisible()
    await expect(fleet.cell(guide, dayAhead(10))).toHaveCSS('background-color', colours.reserved)
    for (const day of [9, 13]) await expect(fleet.statusOf(guide, dayAhead(day), available)).toBeVisible()
  })

  await test.step('the keyboard opens a day’s range too; a new status is shown at once', async () => {
    await fleet.cell(guide, dayAhead(11)).focus()
    await page.keyboard.press('Enter')
    await expect(fleet.field('Notes', 'הערות')).toHaveValue('Reserve duty')
    await fleet.choose('Status', 'סטטוס', unavailable)
    await fleet.press('Save', 'שמירה')
    await expect(fleet.toast('Updated Item Successfully', 'הפריט עודכן בהצלחה')).toBeVisible()
    for (const day of [10, 11, 12])
      await expect(fleet.statusOf(guide, dayAhead(day), unavailable)).toBeVisible()
  })

  await test.step('removing asks first, and the days are free again', async () => {
    await expect(fleet.dialog).toHaveCount(0)
    await expect(fleet.cell(guide, dayAhead(11))).toHaveCSS('background-color', colours.unavailable)
    await fleet.cell(guide, dayAhead(12)).click()
    await fleet.press('Delete', 'מחיקה')
    await expect(fleet.dialog.last()).toContainText(
      say(
        'Are you sure you want to delete this item? This action is IRREVERSIBLE',
        'למחוק את הפריט הזה? אי אפשר לבטל את הפעולה הזאת',
      ),
    )
    await fleet.press('Delete', 'מחיקה')
    await expect(fleet.toast('Deleted Item Successfully', 'הפריט נמחק בהצלחה')).toBeVisible()
    await expect(fleet.statusOf(guide, dayAhead(11), available)).toBeVisible()
  })

  await test.step('days that a colleague removes while they are open can be set again', async () => {
    await fleet.cell(guide, dayAhead(25)).click()
    await fleet.choose('Status', 'סטטוס', reserved)
    await fleet.press('Save', 'שמירה')
    await expect(fleet.statusOf(guide, dayAhead(25), reserved)).toBeVisible()
    await expect(fleet.dialog).toHaveCount(0)
    await fleet.cell(guide, dayAhead(25)).click()
    await fleet.field('Notes', 'הערות').fill('Exam')
    await removeDays(page, guide, addDays(freeMonth, 24))
    await expect(fleet.dialog).toContainText(say('Someone has deleted', 'מישהו מחק את'))
    await picture(page, 'removed-days')
    await fleet.press('Add as new', 'הוספה כפריט חדש')
    await expect(fleet.statusOf(guide, dayAhead(25), `${reserved}, Exam`)).toBeVisible()
    await expect(fleet.dialog).toHaveCount(0)
    await removeDays(page, guide, addDays(freeMonth, 24))
    await expect(fleet.statusOf(guide, dayAhead(25), available)).toBeVisible()
  })

  await test.step('the week runs from Sunday to Saturday, and assigned days are read-only', async () => {
    await page.getByText(say('Week', 'שבוע'), { exact: true }).click()
    await page.getByRole('button', { name: say('Today', 'היום') }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(8)
    const first = weekStart(today)
    await expect(fleet.cell(guide, shown(first))).toBeVisible()
    await expect(fleet.cell(guide, shown(addDays(first, 6)))).toBeVisible()
    const assigned = page.getByRole('gridcell', { name: new RegExp(say('Assigned', 'משובץ')) }).first()
    await expect(assigned).toHaveCSS('background-color', colours.assigned)
    await assigned.click()
    await expect(fleet.form).toHaveCount(0)
    await expect(
      fleet.dialog.getByRole('link', { name: say('Open assignments', 'לדף השיבוצים') }),
    ).toHaveAttribute('href', /\/assignments\/calendar\?startDate=/)
    await picture(page, 'assigned')
  })

  await test.step('who is assigned can be marked as away, and somebody takes over', async () => {
    const { day, name, cell } = await guideOfTomorrow(page)
    await page.goto(`/guides/assignments?grid=week&from=${day}`)
    await fleet.cell(name, shown(day)).click()
    await fleet.press('Mark as unavailable', 'סימון כלא זמין')
    await expect(fleet.dialog.last().getByRole('combobox')).toHaveCount(1)
    await picture(page, 'away')
    await fleet.press('Save', 'שמירה')
    await expect(
      fleet.toast('Marked as unavailable, 1 vehicle changed', 'סומן כלא זמין, רכב אחד עודכן'),
    ).toBeVisible()
    await expect(fleet.statusOf(name, shown(day), unavailable)).toBeVisible()
    await page.getByRole('button', { name: say('Undo', 'ביטול הפעולה') }).click()
    await expect(fleet.statusOf(name, shown(day), say('Assigned', 'משובץ'))).toBeVisible()

    const away = page.getByRole('gridcell', { name: say('Assigned, but unavailable', 'משובץ, אבל לא זמין') })
    await markOnly(page, cell)
    await page.reload()
    await expect(away).toHaveCSS('background-color', colours.assigned)
    const { data } = await (await page.request.get(`/api/v1/dayChecks/${day}`)).json()
    expect(data.map(({ code }: { code: string }) => code)).toContain('now_unavailable')
    await away.click()
    await fleet.press('Mark as available', 'סימון כזמין')
    await fleet.press('Save', 'שמירה')
    await expect(away).toHaveCount(0)
  })
})

/** A guide who is on a vehicle of tomorrow alone. */
async function guideOfTomorrow(page: Page) {
  const day = addDays(today, 1)
  const { data } = await (await page.request.get(`/api/v1/tourCars/tourEventsCarsByDate/${day}`)).json()
  const unit = data.find(
    ({ date, endDate, guide }: { date: string; endDate: string; guide: [] }) =>
      date === day && endDate === day && guide.length > 0,
  )
  const [{ _id, name }] = unit.guide
  return { day, name: name as string, cell: { itemId: _id as string, day } }
}

/** Marks an assigned day as an older screen would, which takes nobody off the vehicle. */
async function markOnly(page: Page, { itemId, day }: { itemId: string; day: string }): Promise<void> {
  const data = { itemId, objType: 'Operator', startDate: day, endDate: day, status: 'unavailable' }
  const set = await page.request.post('/api/v1/availabilities/addAvailabilityStatus', { data })
  expect(set.ok(), await set.text()).toBe(true)
}

/** Removes the range on a guide's day, as a colleague would. */
async function removeDays(page: Page, guide: string, day: string): Promise<void> {
  const api = '/api/v1'
  const params = { role: 'guide', startDate: day, endDate: day }
  const { data } = await (await page.request.get(`${api}/operators`, { params })).json()
  const found = data.find(
    ({ firstName, lastName }: Record<string, string>) => `${firstName} ${lastName}` === guide,
  )
  const [range] = found.availability
  const gone = await page.request.delete(
    `${api}/availabilities/removeAvailability/${found._id}/${range._id}/Operator`,
    { params: { startDate: day, endDate: day } },
  )
  expect(gone.ok(), await gone.text()).toBe(true)
}

/** The first day of the month after the one that starts on this day. */
function monthAfter(start: string): string {
  return `${addDays(start, 31).slice(0, 8)}01`
}

/** The day as `D/M/YYYY`. */
function shown(day: string): string {
  return day.split('-').map(Number).reverse().join('/')
}
