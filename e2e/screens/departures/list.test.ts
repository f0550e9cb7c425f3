import { menu } from '../../support/frame.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('DEP-01 the menu has the departures between boarding and messages, and agencies have no such page', async ({
  page,
  newcomer,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/home')
  const departures = say('Departures', 'יציאות')
  const links = menu(page, say).getByRole('link')
  await expect(links.filter({ hasText: departures })).toBeVisible()
  const names = (await links.allTextContents()).map((name) => name.trim())
  const at = names.indexOf(departures)
  expect(names.slice(at - 1, at + 2)).toEqual([
    say('Boarding', 'עלייה לרכבים'),
    departures,
    say('Messages', 'הודעות'),
  ])
  await menu(page, say).getByRole('link', { name: departures, exact: true }).click()
  await expect(page).toHaveURL(/\/departures\/list$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(departures)

  const agency = await newcomer()
  await signIn(agency, 'agency-owner@demo.example', '/home')
  await expect(menu(agency, say).getByRole('link').first()).toBeVisible()
  await expect(menu(agency, say).getByRole('link', { name: departures, exact: true })).toHaveCount(0)
})

test('DEP-02 DEP-03 the list shows each departure with its day, numbers and who waits, and what’s offered with a tick', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Listed', adults: 4 })
  const { account } = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const waits = await page.request.post('/api/v1/waitingList', {
    data: {
      tour: order.tour,
      dates: [emptyDay],
      group_type: 'small_group',
      language: 'english',
      people: 7,
      firstName: 'Noa',
      lastName: 'Golan',
      email: 'noa@guests.example',
      agency: account._id,
    },
  })
  expect(waits.ok()).toBe(true)
  await page.goto(`/departures/list?startDate=${emptyDay}&endDate=${emptyDay}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('row').filter({ hasText: tour })).toHaveCount(1)
  const heads = await main.getByRole('columnheader').allTextContents()
  expect(heads.map((head) => head.trim()).filter(Boolean)).toEqual([
    say('Date', 'תאריך'),
    say('Tour', 'סיור'),
    say('State', 'מצב'),
    say('People', 'משתתפים'),
    say('Capacity', 'תפוסה'),
    say('Orders', 'הזמנות'),
    say('Vehicles', 'רכבים'),
    say('Seats', 'מושבים'),
    say('Minimum', 'מינימום'),
    say('Waiting', 'ממתינים'),
    say('Gross', 'ברוטו'),
  ])
  const rows = main.getByRole('row').filter({ hasText: tour })
  await expect(rows).toHaveCount(1)
  const cells = await rows.getByRole('cell').allTextContents()
  expect(cells).toContain('4')
  expect(cells).toContain('7')
  expect(cells).toContain(say('open', 'ללא הגבלה'))
  expect(cells.some((cell) => cell.includes('$'))).toBe(true)
  const all = main.getByRole('row')
  const before = await all.count()
  await main.getByRole('checkbox', { name: say('All offered', 'כל מה שמוצע') }).check()
  await expect.poll(() => all.count()).toBeGreaterThan(before)
})

test('DEP-04 a departure’s page has its numbers, orders, vehicles, places, waiting list, messages, log and actions, and its state shows on calendar, board, day and in the search', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'owner@demo.example')
  const order = await placeOrder(page, { tour, day: emptyDay, lastName: 'Paged', adults: 4 })
  const change = { state: 'closed', guaranteed: true, reason: 'Road works' }
  await page.request.put(`/api/v1/departures/${order.tour}/${emptyDay}`, { data: change })
  await page.goto(`/departure/${order.tour}/${emptyDay}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Paged')
  for (const [english, hebrew] of [
    ['Capacity', 'תפוסה'],
    ['Vehicles', 'רכבים'],
    ['Waiting list', 'רשימת המתנה'],
    ['Messages', 'הודעות'],
    ['Log', 'יומן שינויים'],
  ] as const)
    await expect(main.getByRole('heading', { name: say(english, hebrew), exact: true })).toBeVisible()
  await expect(main).toContainText(say('No vehicle is planned yet.', 'עוד לא שובץ רכב.'))
  await expect(main).toContainText(say('People', 'משתתפים'))
  for (const [english, hebrew] of [
    ['Settings', 'הגדרות'],
    ['Open for sale', 'פתיחה למכירה'],
    ['Move', 'העברה'],
    ['Cancel the departure', 'ביטול היציאה'],
  ] as const)
    await expect(main.getByRole('button', { name: say(english, hebrew), exact: true })).toBeVisible()

  const closed = say('Closed', 'סגורה')
  const guaranteed = say('Guaranteed', 'יציאה מובטחת')
  const seeBoth = async (part: ReturnType<typeof page.getByRole>) => {
    for (const word of [closed, guaranteed]) await expect(part.getByText(word, { exact: true })).toBeVisible()
  }
  await seeBoth(main)
  await page.goto(`/assignments/calendar?date=${emptyDay}&tour=${order.tour}`)
  await seeBoth(main)
  await page.goto(`/day?date=${emptyDay}`)
  await seeBoth(main)
  await page.goto(`/assignments/calendar?startDate=${emptyDay}&endDate=${emptyDay}`)
  const card = main.getByRole('link').filter({ hasText: tour })
  await expect(card).toHaveAccessibleName(new RegExp(`${closed}.*${guaranteed}`))
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: say('Search', 'חיפוש'), exact: true })
  await search.getByRole('combobox').fill(emptyDay.split('-').reverse().join('/'))
  const found = search.getByRole('option').filter({ hasText: tour })
  await expect(found).toContainText(`${closed} · ${guaranteed}`)
})
