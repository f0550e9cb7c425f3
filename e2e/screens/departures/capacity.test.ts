import type { Page } from '@playwright/test'
import { inCalendar, inForm, plusDays } from '../../support/days.ts'
import { choose } from '../../support/fields.ts'
import { openOrder, startOrder } from '../../support/openOrder.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

/** A rule for one day, so that it concerns nobody else's orders. */
async function makeRule(page: Page, rule: { tour: string; day: string; places: number }) {
  const { day, ...more } = rule
  const answer = await page.request.post('/api/v1/capacityRules', {
    data: { ...more, startDate: day, endDate: day },
  })
  const made: { _id: string } = await answer.json()
  return made
}

test('CAP-01 CAP-22 CAP-23 rules are kept on a tab of Departures, with the departures that are over before one is saved', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example', '/departures/capacity')
  await expect(page).toHaveURL(/\/departures\/capacity$/)
  const main = page.getByRole('main')
  await expect(page.getByRole('tab', { name: say('Capacity', 'תפוסה') })).toBeVisible()
  const none = say(
    'No capacity rules: all departures are open-ended.',
    'אין כללי תפוסה: כל היציאות פתוחות ללא הגבלה.',
  )
  await expect(main).toContainText(none)

  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Full', adults: 4 })
  const { _id } = await makeRule(page, { tour: order.tour, day: emptyDay, places: 4 })
  await page.reload()
  const row = main.getByRole('row').filter({ hasText: tour })
  await expect(row).toContainText(say('All shared groups', 'כל הקבוצות המשותפות'))
  await expect(row).toContainText(say('4 places', '4 מקומות'))
  await row.click()
  await expect(page).toHaveURL(new RegExp(`rule=${_id}$`))
  await page.reload()
  const form = page.getByRole('dialog', { name: tour })
  const places = form.getByRole('textbox', { name: say('Places', 'מקומות') })
  await expect(places).toHaveValue('4')
  await places.fill('3')
  await expect(form).toContainText(say('1 departure is over this number', 'יציאה אחת מעבר למספר הזה'))
  await form.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(row).toContainText(say('3 places', '3 מקומות'))

  await main
    .page()
    .getByRole('button', { name: say('New rule', 'כלל חדש') })
    .click()
  const fresh = page.getByRole('dialog', { name: say('New capacity rule', 'כלל תפוסה חדש') })
  await fresh.getByRole('button', { name: say('Create', 'יצירה'), exact: true }).click()
  await expect(fresh).toContainText(say('Please select Tour', 'נא לבחור סיור'))
  await choose(fresh, say('Tour', 'סיור'), tour)
  await choose(fresh, say('Group type', 'סוג קבוצה'), say('Private Group', 'קבוצה פרטית'))
  await fresh.getByRole('textbox', { name: say('Private groups', 'קבוצות פרטיות') }).fill('2')
  await fresh.getByRole('button', { name: say('Create', 'יצירה'), exact: true }).click()
  const privates = main.getByRole('row').filter({ hasText: say('2 private groups', '2 קבוצות פרטיות') })
  await privates.click()
  await page
    .getByRole('dialog', { name: tour })
    .getByRole('button', { name: say('Delete', 'מחיקה') })
    .click()
  await page
    .getByRole('dialog', { name: say('Delete', 'מחיקה'), exact: true })
    .getByRole('button', { name: say('Delete', 'מחיקה') })
    .click()
  await expect(privates).toHaveCount(0)
  await page.request.delete(`/api/v1/capacityRules/${_id}`)
})

test('CAP-08 an order that finds too few places says so at its date and keeps what was typed', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'owner@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Over' })
  const { _id } = await makeRule(page, { tour: order.tour, day: emptyDay, places: 3 })
  const desk = await openOrder(page, say, order)
  await desk.step(say('Tours', 'סיורים'))
  const adult = say('Adult', 'מבוגר')
  await desk.setParty(adult, 4)
  await desk.save()
  const full = say('Only one place left on this date', 'נשאר מקום אחד בתאריך הזה')
  await expect(desk.form.getByText(full, { exact: true })).toBeVisible()
  await expect(desk.field(adult)).toHaveValue('4')
  await page.request.delete(`/api/v1/capacityRules/${_id}`)
})

test('CAP-09 the owner sells over with a tick and a reason, which a reload keeps; the logs and the day’s findings tell it', async ({
  page,
  say,
  signIn,
  emptyDay,
  colleague,
}) => {
  await signIn(page, 'owner@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Over' })
  const { _id } = await makeRule(page, { tour: order.tour, day: emptyDay, places: 3 })
  const overLabel = say('Sell over capacity', 'מכירה מעבר לתפוסה')
  const staff = await colleague('admin@demo.example')
  const theirs = await openOrder(staff, say, order)
  await theirs.step(say('Tours', 'סיורים'))
  await theirs.setParty(say('Adult', 'מבוגר'), 5)
  await theirs.save()
  await expect(theirs.form).toContainText(say('Only one place left on this date', 'נשאר מקום אחד בתאריך הזה'))
  await expect(theirs.check(overLabel)).toHaveCount(0)

  const desk = await openOrder(page, say, order)
  await desk.step(say('Tours', 'סיורים'))
  await desk.setParty(say('Adult', 'מבוגר'), 5)
  await desk.save()
  await desk.check(overLabel).check()
  await desk.save()
  await expect(desk.form).toContainText(say('Please enter a reason', 'נא לכתוב סיבה'))
  await desk.field(say('Reason', 'סיבה')).fill('A second bus comes')
  await page.reload()
  await desk.step(say('Tours', 'סיורים'))
  await expect(desk.check(overLabel)).toBeChecked()
  await expect(desk.field(say('Reason', 'סיבה'))).toHaveValue('A second bus comes')
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  const saved = await page.request.get(`/api/v1/orders/${order._id}`)
  expect((await saved.json()).selectedTours[0].participants).toEqual({ adult: 5 })

  await page.goto(`/departure/${order.tour}/${emptyDay}`)
  await expect(page.getByRole('main')).toContainText(
    say('sold a departure of', 'מכירה מעבר לתפוסה ביציאה של'),
  )
  await page.goto(`/day/check?date=${emptyDay}`)
  await expect(page.getByRole('main')).toContainText(say('5 sold, 3 places', '5 נמכרו, 3 מקומות'))
  await page.request.delete(`/api/v1/capacityRules/${_id}`)
})

test('CAP-10 the calendar and typed searches show what full and closed departures have left, and only who may sell there can choose them', async ({
  page,
  say,
  signIn,
  emptyDay,
  colleague,
  language,
}) => {
  await signIn(page, 'owner@demo.example', '/operations')
  const [closedDay, fewLeft] = [plusDays(emptyDay, 1), plusDays(emptyDay, 2)]
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Sold', adults: 2 })
  await placeOrder(page, { tour, day: emptyDay, lastName: 'Private', group_type: 'private_group' })
  await placeOrder(page, {
    tour,
    day: fewLeft,
    lastName: 'Few',
    party: { adult: 10 },
    group_type: 'large_group',
  })
  await placeOrder(page, { tour, day: fewLeft, lastName: 'More', party: { adult: 5 } })
  const departure = `/api/v1/departures/${order.tour}`
  await page.request.put(`${departure}/${closedDay}`, { data: { state: 'closed' } })
  const rules = [
    { startDate: emptyDay, endDate: emptyDay, places: 2 },
    { startDate: emptyDay, endDate: emptyDay, places: 1, group_type: 'private_group' },
    { startDate: fewLeft, endDate: fewLeft, places: 25 },
  ].map(async (rule) => {
    const answer = await page.request.post('/api/v1/capacityRules', { data: { tour: order.tour, ...rule } })
    const made: { _id: string } = await answer.json()
    return made._id
  })
  const soldOut = say('Sold out', 'אזלו המקומות')
  const closed = say('Closed for sale', 'סגור למכירה')
  const made = await Promise.all(rules)

  const staff = await colleague('admin@demo.example')
  const agent = await colleague('agent@demo.example')
  for (const person of [page, staff, agent]) {
    const isOwner = person === page
    await person.goto('/')
    const desk = await startOrder(person, say)
    const seek = async (day: string) => {
      await desk.list(say('Tour', 'סיור')).fill(`dead sea ${inForm(day)}`)
      return person.getByRole('option').filter({ hasText: tour }).first()
    }
    const full = await seek(emptyDay)
    await expect(full).toContainText(soldOut)
    expect(await full.getAttribute('data-combobox-disabled')).toBe(isOwner ? null : 'true')
    const shut = await seek(closedDay)
    await expect(shut).toContainText(closed)
    expect(await shut.getAttribute('data-combobox-disabled')).toBe('true')
    await (await seek(fewLeft)).click()
    await desk.choose(say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
    await desk.choose(say('Language', 'שפה'), say('English', 'אנגלית'))
    await desk.openCalendar()
    const dayOf = (day: string) =>
      desk.calendar.getByRole('button', { name: inCalendar(day, language), exact: true })
    const isAgency = person === agent
    // An agent's form begins as its last order, whose group may not run on this weekday.
    const isInMonth = async () =>
      (await dayOf(fewLeft).count()) > 0 && (await dayOf(fewLeft).getAttribute('data-outside')) === null
    for (let ahead = 0; ahead < 6 && !(await isInMonth()); ahead += 1)
      await desk.calendar.getByRole('button', { name: say('Next month', 'לחודש הבא') }).click()
    await expect(dayOf(fewLeft)).toHaveAttribute(
      'title',
      isAgency
        ? say('More than 9 places left', 'נשארו יותר מ-9 מקומות')
        : say('10 places left', 'נשארו 10 מקומות'),
    )
    await expect(dayOf(fewLeft)).toContainText('•')
    if (closedDay.slice(0, 7) !== fewLeft.slice(0, 7))
      await desk.calendar.getByRole('button', { name: say('Previous month', 'לחודש הקודם') }).click()
    await expect(dayOf(closedDay)).toHaveAttribute('title', closed)
    await expect(dayOf(closedDay)).toBeDisabled()
    if (closedDay.slice(0, 7) !== emptyDay.slice(0, 7))
      await desk.calendar.getByRole('button', { name: say('Previous month', 'לחודש הקודם') }).click()
    await expect(dayOf(emptyDay)).toHaveAttribute('title', soldOut)
    if (isOwner) await expect(dayOf(emptyDay)).toBeEnabled()
    else await expect(dayOf(emptyDay)).toBeDisabled()
  }
  const query = `tour=${order.tour}&group_type=small_group&language=english&month=${fewLeft.slice(0, 7)}`
  for (const [person, left] of [
    [staff, 10],
    [agent, '9+'],
  ] as const) {
    const answer = await person.request.get(`/api/v1/departures/places?${query}`)
    const { data }: { data: { date: string }[] } = await answer.json()
    expect(data.find(({ date }) => date === fewLeft)).toEqual({
      date: fewLeft,
      state: 'limited',
      left,
      guaranteed: false,
    })
  }
  for (const id of made) await page.request.delete(`/api/v1/capacityRules/${id}`)
})

test('CAP-08 staff without the right see sold-out days and what’s left, and no tick', async ({
  page,
  say,
  signIn,
  emptyDay,
  language,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Left' })
  const { _id } = await makeRule(page, { tour: order.tour, day: emptyDay, places: 2 })
  const desk = await openOrder(page, say, order)
  await desk.step(say('Tours', 'סיורים'))
  await desk.setParty(say('Adult', 'מבוגר'), 3)
  await desk.save()
  const full = say('No places left on this date', 'לא נשארו מקומות בתאריך הזה')
  await expect(desk.form.getByText(full, { exact: true })).toBeVisible()
  await expect(desk.check(say('Sell over capacity', 'מכירה מעבר לתפוסה'))).toHaveCount(0)
  await desk.openCalendar()
  const day = desk.calendar.getByRole('button', { name: inCalendar(emptyDay, language), exact: true })
  await expect(day).toBeDisabled()
  await expect(day).toHaveAttribute('title', say('Sold out', 'אזלו המקומות'))
  await page.request.delete(`/api/v1/capacityRules/${_id}`)
})
