import { dayAhead, inCalendar, inForm } from '../../support/days.ts'
import { orderForm } from '../../support/orderForm.ts'
import { expect, type Locator, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'
const withoutReturn = 'Tel Aviv and Jaffa'

test.beforeEach(async ({ page, say, signIn }) => {
  await signIn(page, 'super@demo.example', '/')
  await orderForm(page, say).open()
})

test('FORM-02 FORM-03 FORM-05 the type of the order chooses the form over the list', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  const addTour = desk.form.getByRole('button', { name: say('Add tour', 'הוספת סיור') })
  const expectSteps = async (first: string) => {
    await expect(desk.steps).toHaveCount(3)
    await expect(desk.steps.nth(0)).toHaveAccessibleName(first)
    await expect(desk.steps.nth(1)).toHaveAccessibleName(say('User Info', 'פרטי הלקוח'))
    await expect(desk.steps.nth(2)).toHaveAccessibleName(say('Summary', 'סיכום'))
  }
  await expect(desk.types).toHaveCount(4)
  for (const [at, name] of [
    say('Daily', 'יומי'),
    say('Private', 'פרטי'),
    say('Package', 'חבילה'),
    say('Star', 'מסלול משולב'),
  ].entries())
    await expect(desk.types.nth(at)).toHaveAccessibleName(name)
  await expect(desk.types.first()).toBeChecked()
  await expectSteps(say('Tours', 'סיורים'))
  await expect(addTour).toBeVisible()
  await desk.type(say('Package', 'חבילה'))
  await expectSteps(say('Tour', 'סיור'))
  await expect(addTour).toHaveCount(0)
  await desk.type(say('Private', 'פרטי'))
  await expectSteps(say('Tour', 'סיור'))
  await expect(desk.list(say('License plate', 'מספר רישוי'))).toBeVisible()
  await expect(page).toHaveURL(/\/operations\?order=new$/)
})

test('FORM-07 FORM-08 FORM-09 FORM-10 FORM-33 FORM-35 FORM-46 FORM-47 nobody gets past a step with errors, and going back is free', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  const fault = (text: string) => desk.form.getByText(text, { exact: true })
  const noTour = fault(say('Please select Tour', 'נא לבחור סיור'))
  await desk.step(say('Summary', 'סיכום'))
  await expect(noTour).toBeVisible()
  await expect(fault(say('Please select group type', 'נא לבחור סוג קבוצה'))).toBeVisible()
  await expect(fault(say('Please select tour date', 'נא לבחור תאריך סיור'))).toBeVisible()
  await expect(fault(say('Please add at least one participant', 'נא להוסיף משתתף אחד לפחות'))).toBeVisible()
  await expect(desk.steps.first()).toHaveAttribute('aria-current', 'step')

  await desk.chooseTour(tour)
  await expect(noTour).toHaveCount(0)
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'))
  await desk.next()
  await expect(desk.steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await desk.next()
  await expect(fault(say('Name is required', 'שם פרטי הוא שדה חובה'))).toBeVisible()
  await desk.step(say('Tours', 'סיורים'))
  await expect(desk.steps.first()).toHaveAttribute('aria-current', 'step')
  await expect(desk.list(say('Tour', 'סיור'))).toHaveValue(tour)
})

test('FORM-10 FORM-48 FORM-49 FORM-50 FORM-51 FORM-52 FORM-61 a party stays within the limit of its group', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  const [adult, child] = [say('Adult', 'מבוגר'), say('Child', 'ילד')]
  const [groupType, small, large] = [
    say('Group type', 'סוג קבוצה'),
    say('Small Group', 'קבוצה קטנה'),
    say('Large Group', 'קבוצה גדולה'),
  ]
  const priceClass = desk.list(say('Price class', 'רמת מחיר'))
  const every = (name: string) => desk.form.getByRole('button', { name })
  const expectAllDisabled = async (buttons: Locator) => {
    expect(await buttons.count()).toBeGreaterThan(2)
    for (const button of await buttons.all()) await expect(button).toBeDisabled()
  }
  await desk.chooseTour(tour)
  await expectAllDisabled(every(say(': one less', ': אחד פחות')))
  await desk.setParty(adult, 9)
  await desk.more(child).click()
  await expectAllDisabled(every(say(': one more', ': אחד יותר')))
  await expect(desk.form).toContainText('10/10')
  await desk.setParty(adult, 12)
  await expect(desk.form.getByText(say('At most 10 participants', 'עד 10 משתתפים'))).toBeVisible()
  await expect(desk.form).toContainText('13/10')
  await desk.setParty(adult, 9)
  await expect(desk.form.getByText(say('At most 10 participants', 'עד 10 משתתפים'))).toHaveCount(0)

  await desk.choose(groupType, large)
  await expect(desk.field(adult)).toHaveValue('9')
  await desk.choose(say('Price class', 'רמת מחיר'), say('Economy', 'אקונומי'))
  await desk.add(adult)
  await desk.choose(groupType, small)
  await expect(desk.field(adult)).toHaveValue('0')
  await expect(desk.field(child)).toHaveValue('0')
  await expect(priceClass).toHaveValue(say('Premium', 'פרימיום'))
  await expect(priceClass).toBeDisabled()

  await desk.choose(groupType, say('Private', 'קבוצה פרטית'))
  await desk.check(say('Deluxe vehicle', 'רכב דלוקס')).check()
  await desk.setParty(adult, 6)
  await expect(desk.more(adult)).toBeDisabled()
})

test('FORM-53 FORM-54 FORM-55 FORM-56 FORM-58 the calendar opens the days of the tour, and a super user can open all others', async ({
  page,
  language,
  say,
  colleague,
}) => {
  const desk = orderForm(page, say)
  const dayIn = (day: string) =>
    desk.calendar.getByRole('button', { name: inCalendar(day, language), exact: true })
  const nextMonth = desk.calendar.getByRole('button', { name: say('Next month', 'לחודש הבא') })
  const previousMonth = desk.calendar.getByRole('button', { name: say('Previous month', 'לחודש הקודם') })
  // The calendar opens on the first day that can be booked, which may be in the next month.
  const turnTo = async (day: string, button: Locator) => {
    for (let month = 0; month < 3 && (await dayIn(day).count()) === 0; month += 1) await button.click()
  }
  const [yesterday, tour] = [dayAhead(-1), 'Jerusalem Old City']
  const saturday = dayAhead(7 + ((6 - new Date(dayAhead(0)).getUTCDay()) % 7))

  await desk.chooseTour(tour)
  await desk.openCalendar()
  await expect(dayIn(dayAhead(0))).toBeDisabled()
  await expect(dayIn(dayAhead(0))).toHaveAttribute(
    'title',
    say("Tours can't be booked for today", 'לא ניתן להזמין סיור להיום'),
  )
  await turnTo(yesterday, previousMonth)
  await expect(dayIn(yesterday)).toBeDisabled()
  await turnTo(saturday, nextMonth)
  await expect(dayIn(saturday)).toBeDisabled()
  await page.keyboard.press('Escape')

  const closed = dayAhead(35)
  await desk.chooseTour('Masada, Ein Gedi and the Dead Sea')
  await desk.openCalendar()
  await turnTo(closed, nextMonth)
  await expect(dayIn(closed)).toBeDisabled()
  await expect(dayIn(closed)).toHaveAttribute(
    'title',
    say("This tour isn't available on this date", 'הסיור אינו זמין בתאריך זה'),
  )
  await page.keyboard.press('Escape')

  await desk.check(say('Override unavailability', 'לאפשר תאריך חסום')).check()
  await desk.openCalendar()
  await expect(dayIn(dayAhead(0))).toBeEnabled()
  await turnTo(closed, nextMonth)
  await dayIn(closed).click()
  await expect(desk.summary).toContainText(inForm(closed))

  for (const login of ['owner@demo.example', 'agency-owner@demo.example']) {
    const other = await colleague(login)
    const theirs = orderForm(other, say)
    await other.goto(`${new URL(other.url()).pathname}?order=new`)
    await theirs.chooseTour(tour)
    await expect(theirs.departures.getByRole('radio').first()).toBeVisible()
    await expect(theirs.check(say('Override unavailability', 'לאפשר תאריך חסום'))).toHaveCount(0)
  }
})

test('FORM-27 FORM-68 FORM-69 FORM-70 OMSG-12 a drop-off is asked for only where the party gets off elsewhere', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  const dropoff = desk.form.getByRole('group', { name: say('Dropoff', 'פיזור') })
  const elsewhere = desk.check(say('Different drop-off', 'פיזור במקום אחר'))
  const paid = desk.check(say('Should add a PAID return service?', 'להוסיף שירות חזרה בתשלום?'))
  const notice = desk.form.getByText(
    say('This tour does not have a return service!', 'הסיור הזה לא כולל הסעה חזרה!'),
  )
  await desk.chooseTour(tour)
  await expect(dropoff).toHaveCount(0)
  await expect(paid).toHaveCount(0)
  await elsewhere.check()
  await expect(dropoff.getByRole('combobox')).toHaveCount(2)
  await elsewhere.uncheck()
  await expect(dropoff).toHaveCount(0)

  await desk.chooseTour(withoutReturn)
  await expect(notice).toBeVisible()
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'))
  await expect(desk.total).toContainText('$')
  const oneWay = await desk.total.innerText()
  await paid.check()
  await expect(notice).toHaveCount(0)
  await expect(desk.total).not.toHaveText(oneWay)
  await paid.uncheck()
  await expect(desk.total).toHaveText(oneWay)
})
