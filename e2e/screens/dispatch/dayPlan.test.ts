import { dayBoard } from '../../support/dayBoard.ts'
import { driverOnDays } from '../../support/driverOnDays.ts'
import { choose } from '../../support/fields.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'
const other = 'Caesarea, Haifa, Acre and Rosh Hanikra'

test('PLAN-01 a plan is proposed for the day from its page, and for one departure from its board; nothing changes by it', {
  tag: '@both',
}, async ({ page, emptyDay, say, signIn }) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Levi' })
  await placeOrder(page, { tour: other, day: emptyDay, adults: 2, lastName: 'Cohen' })
  const plan = planPage(page, say)

  await plan.propose(emptyDay)
  await expect(page).toHaveURL(new RegExp(`/day/plan\\?date=${emptyDay}&plan=[0-9a-f-]{36}$`))
  await expect(page).toHaveTitle(new RegExp(say('Propose a plan', 'הצעת שיבוץ')))
  await expect(plan.departures).toHaveCount(2)
  await expect(plan.departure(other)).toContainText(say('2 of 2', '2 מתוך 2'))
  await page.getByRole('link', { name: say('Back to the day', 'חזרה ליום העבודה') }).click()
  await expect(
    page
      .getByRole('region', { name: say('Departures', 'יציאות') })
      .getByText(say('No vehicles yet', 'עדיין אין רכבים')),
  ).toHaveCount(2)

  const board = dayBoard(page, say)
  await board.open(order.tour, emptyDay)
  await plan.button.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Start', 'התחלה') })
    .click()
  await expect(plan.departures).toHaveCount(1)
  await expect(plan.departure(tour)).toContainText(say('3 of 3', '3 מתוך 3'))
  await page.getByRole('link', { name: say('Back to the board', 'חזרה לשיבוצים') }).click()
  await expect(board.cards).toHaveCount(0)
})

test('PLAN-29 how a day was planned is remembered for the person', async ({
  page,
  emptyDay,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'admin@demo.example')
  await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Levi' })
  const aim = say('Aim', 'מטרה')
  const dialog = page.getByRole('dialog')
  const plan = planPage(page, say)
  await plan.open(emptyDay)
  const field = dialog.getByRole('combobox', { name: aim, exact: true })
  await expect(field).toHaveValue(say('Fewest vehicles', 'מינימום רכבים'))
  await choose(dialog, aim, say('One language per vehicle', 'שפה אחת לרכב'))
  await plan.start()
  await plan.open(emptyDay)
  await expect(field).toHaveValue(say('One language per vehicle', 'שפה אחת לרכב'))

  const boss = await newcomer()
  await signIn(boss, 'owner@demo.example')
  await planPage(boss, say).open(emptyDay)
  await expect(boss.getByRole('dialog').getByRole('combobox', { name: aim, exact: true })).toHaveValue(
    say('Fewest vehicles', 'מינימום רכבים'),
  )
})

test('PLAN-08 today’s plan and the proposal stand side by side, each part can be left or replaced, and a reload keeps that', {
  tag: '@both',
}, async ({ page, emptyDay, say, signIn }) => {
  await signIn(page, 'admin@demo.example')
  const { tour: id } = await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Levi' })
  const cohen = await placeOrder(page, { tour, day: emptyDay, adults: 2, lastName: 'Cohen' })
  const board = dayBoard(page, say)
  await board.open(id, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)

  const plan = planPage(page, say)
  await plan.propose(emptyDay)
  const departure = plan.departure(tour)
  const [today, proposed] = [say('Now', 'כרגע'), say('Proposal', 'הצעה')].map((name) =>
    departure.getByRole('group', { name, exact: true }),
  )
  await expect(today!).toContainText(say('0 of 5', '0 מתוך 5'))
  await expect(proposed!).toContainText(say('5 of 5', '5 מתוך 5'))
  for (const side of [today!, proposed!])
    for (const fact of [say('Seats', 'מקומות'), say('Stops', 'עצירות'), say('Cost', 'עלות')])
      await expect(side).toContainText(fact)

  const move = departure.getByRole('checkbox', {
    name: say(`Order ${cohen.orderNumber}`, `הזמנה ${cohen.orderNumber}`),
  })
  await move.click()
  await expect(proposed!).toContainText(say('3 of 5', '3 מתוך 5'))
  await departure.getByRole('button', { name: say('Replace…', 'החלפה…') }).click()
  const vehicle = departure.getByRole('combobox', { name: say('Vehicle', 'רכב'), exact: true })
  await vehicle.click()
  const second = page.getByRole('option').nth(1)
  const name = (await second.textContent())?.match(/^\d+-\d\d-\d{3}/)?.[0] ?? ''
  expect(name).not.toBe('')
  await second.click()
  await expect(departure.getByRole('listitem').first()).toContainText(name)

  await page.reload()
  await expect(move).not.toBeChecked()
  await expect(departure.getByRole('listitem').first()).toContainText(name)

  await plan.apply.click()
  await seeToast(page, say('Plan applied', 'השיבוץ הוחל'))
  await expect(page).toHaveURL(new RegExp(`/day\\?date=${emptyDay}$`))
  const departures = page.getByRole('region', { name: say('Departures', 'יציאות') })
  await expect(departures).toContainText(name)
  await expect(
    page.getByRole('list', { name: say(`Without a vehicle: ${tour}`, `בלי רכב: ${tour}`) }),
  ).toContainText('Cohen')
  await page
    .getByRole('button', { name: say('Undo', 'ביטול הפעולה') })
    .last()
    .click()
  await expect(departures).not.toContainText(name)
})

test('PLAN-10 a proposal whose day has changed says so at once, isn’t applied, and is asked for again in the same way', async ({
  page,
  emptyDay,
  say,
  signIn,
  colleague,
}) => {
  const boss = await colleague('owner@demo.example')
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(boss, { tour, day: emptyDay, adults: 3, lastName: 'Levi' })
  const plan = planPage(page, say)
  await plan.open(emptyDay)
  await choose(page.getByRole('dialog'), say('Aim', 'מטרה'), say('One language per vehicle', 'שפה אחת לרכב'))
  await plan.start()
  const before = new URL(page.url()).searchParams.get('plan')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveCount(0)

  const { updatedAt } = await (await boss.request.get(`/api/v1/orders/${order._id}`)).json()
  const canceled = await boss.request.post('/api/v1/orders/cancel', {
    data: { orderId: order._id, canRefund: true, updatedAt },
  })
  expect(canceled.ok()).toBe(true)
  const sentence = say('The day has changed since this proposal.', 'התוכנית ליום הזה השתנתה מאז ההצעה.')
  await expect(alert).toContainText(sentence)
  await expect(alert).toContainText(String(order.orderNumber))

  await plan.apply.click()
  await expect(alert).toContainText(say('The plan wasn’t applied.', 'השיבוץ לא הוחל.'))
  await expect(alert).toBeFocused()
  await placeOrder(boss, { tour, day: emptyDay, adults: 4, lastName: 'Cohen' })
  await alert.getByRole('button', { name: say('Plan again', 'לשבץ שוב') }).click()
  await expect(plan.departure(tour)).toContainText(say('4 of 4', '4 מתוך 4'))
  const after = new URL(page.url()).searchParams.get('plan')
  expect(after).not.toBe(before)
  const { request } = await (await page.request.get(`/api/v1/dayPlans/${after}`)).json()
  expect(request.aim).toBe('one_language')
})

test('a proposal that’s gone says so, and the question can be asked again', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  await placeOrder(page, { tour, day: emptyDay, adults: 3, lastName: 'Levi' })
  await page.goto(`/day/plan?date=${emptyDay}&plan=0190a0b0-0000-7000-8000-00000000c0de`)
  const plan = planPage(page, say)
  await expect(page.getByRole('alert')).toContainText(
    say('This proposal no longer exists.', 'ההצעה הזאת כבר לא קיימת.'),
  )
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Start', 'התחלה') })
    .click()
  await expect(plan.departure(tour)).toContainText(say('3 of 3', '3 מתוך 3'))
})

test('the plan is repaired from the finding about a driver who can’t come, and from the boarding page', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const { driver } = await driverOnDays(page, 'Dudu Zaguri', [emptyDay])
  const away = {
    ...{ objType: 'Operator', itemId: driver._id, status: 'unavailable', notes: '' },
    ...{ startDate: emptyDay, endDate: emptyDay },
  }
  const saved = await page.request.post('/api/v1/availabilities/addAvailabilityStatus', { data: away })
  expect(saved.ok()).toBe(true)
  const repair = say('Repair the plan', 'תיקון השיבוץ')
  const dialog = page.getByRole('dialog')
  const start = dialog.getByRole('button', { name: say('Start', 'התחלה') })

  await page.goto(`/day/check?date=${emptyDay}`)
  const finding = page.getByRole('listitem').filter({
    hasText: say('is unavailable', 'לא זמין'),
  })
  await finding.getByRole('button', { name: repair }).click()
  await start.click()
  await expect(page.getByRole('heading', { name: repair })).toBeVisible()
  const departure = page.getByRole('main').getByRole('article', { name: tour })
  await expect(departure).toContainText(say('Dudu Zaguri is unavailable', 'Dudu Zaguri לא זמין'))
  const { searchParams } = new URL(page.url())
  const answer = await page.request.get(`/api/v1/dayPlans/${searchParams.get('plan')}`)
  expect((await answer.json()).request).toMatchObject({ date: emptyDay, tour: null, mode: 'repair' })

  await page.goto(`/day/boarding?date=${emptyDay}`)
  await page.getByRole('main').getByRole('button', { name: repair }).click()
  await start.click()
  await expect(departure).toBeVisible()
})

test('HOME-17 the search of everything does what a person may: orders, a plan for tomorrow, calendars, language, signing out', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  const actions = {
    order: say('New order: Daily', 'הזמנה חדשה: יומי'),
    plan: say('Propose a plan for tomorrow', 'הצעת שיבוץ למחר'),
    today: say('Calendar: today', 'לוח השיבוצים: היום'),
    tomorrow: say('Calendar: tomorrow', 'לוח השיבוצים: מחר'),
    language: say('Change language to Hebrew', 'החלפת השפה לאנגלית'),
    logOut: say('Log Out', 'יציאה'),
  }
  await signIn(page, 'admin@demo.example', '/home')
  for (const action of Object.values(actions)) {
    await search(page, say, action)
    await expect(page.getByRole('option', { name: action, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await search(page, say, actions.plan)
  await page.getByRole('option', { name: actions.plan, exact: true }).click()
  await expect(page).toHaveURL(/\/day\/plan\?date=\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('heading', { name: say('Propose a plan', 'הצעת שיבוץ') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(say('tomorrow', 'מחר'))

  const agent = await newcomer()
  await signIn(agent, 'agent@demo.example', '/home')
  for (const action of [actions.plan, actions.today, actions.tomorrow]) {
    await search(agent, say, action)
    await expect(agent.getByRole('option', { name: action, exact: true })).toHaveCount(0)
    await agent.keyboard.press('Escape')
  }
  await agent.goto('/day/plan')
  await expect(agent).not.toHaveURL(/day\/plan/)
})

async function search(page: Page, say: Say, text: string): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: say('Search everything…', 'חיפוש בכל המערכת…') })
  await field.waitFor()
  await field.fill(text)
}

/** The page of a proposal, and the button on the day's page that asks for one. */
function planPage(page: Page, say: Say) {
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: say('Propose a plan', 'הצעת שיבוץ') })
  const dialog = page.getByRole('dialog')
  const departures = main.getByRole('article')
  const self = {
    button,
    departures,
    departure: (name: string) => main.getByRole('article', { name }),
    apply: main.getByRole('button', { name: say('Apply', 'החלת') }),
    async open(date: string) {
      await page.goto(`/day?date=${date}`)
      await button.click()
      await expect(dialog.getByText(say('The whole day', 'היום כולו'))).toBeVisible()
    },
    async start() {
      await dialog.getByRole('button', { name: say('Start', 'התחלה') }).click()
      await expect(departures.first()).toBeVisible()
    },
    async propose(date: string) {
      await self.open(date)
      await self.start()
    },
  }
  return self
}
