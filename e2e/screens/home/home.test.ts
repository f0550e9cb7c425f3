import { dayAhead, weekdayFrom } from '../../support/days.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { watchCalls } from '../../support/requests.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })
const newest = (page: Page, say: Say) =>
  part(page, say('New orders and cancellations', 'הזמנות וביטולים אחרונים'))
const mark = (page: Page, say: Say) =>
  page.getByRole('banner').getByRole('link', { name: say('Tourdesk: Home', 'Tourdesk: דף הבית') })

async function pressHome(page: Page) {
  await page.keyboard.press('g')
  await page.keyboard.press('h')
}

test('HOME-01 HOME-07 the staff open home by the mark, the search and keys, read the day, follow its lines, and may start there', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'owner@demo.example', '/')
  await expect(page).toHaveURL(/\/operations$/)
  await mark(page, say).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(heading(page, say('Home', 'דף הבית'))).toBeVisible()
  const days = part(page, say('Next seven days', 'שבעת הימים הקרובים')).getByRole('link')
  await expect(days).toHaveCount(7)
  await page.goto('/tours')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(say('home', 'דף הבית'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)

  await test.step('an order that a colleague books or cancels is listed at once', async () => {
    const admin = await newcomer()
    await signIn(admin, 'admin@demo.example')
    const wish = { tour: 'Jerusalem and the Dead Sea', day: weekdayFrom(20, 1), lastName: 'Barak' }
    const { _id, orderNumber } = await placeOrder(admin, wish)
    const first = newest(page, say).getByRole('link').first()
    await expect(first).toContainText(String(orderNumber))
    await expect(first).toContainText('Noa Barak')
    await expect(newest(page, say).getByRole('link')).toHaveCount(10)
    await first.click()
    await expect(page).toHaveURL(new RegExp(`/order/${_id}$`))
    await page.goBack()
    await expect(first).not.toContainText(say('Canceled', 'בוטלה'))
    const canceled = await admin.request.post('/api/v1/orders/cancel', {
      data: { orderId: _id, canRefund: true },
    })
    expect(canceled.ok()).toBe(true)
    await expect(first).toContainText(String(orderNumber))
    await expect(first).toContainText(say('Canceled', 'בוטלה'))
  })

  await test.step('a day leads to its departures, as many as it says', async () => {
    const day = days.filter({ hasText: /\d+ (departures|יציאות)/ }).first()
    const count = Number(/(\d+) (departures|יציאות)/.exec(await day.innerText())?.[1])
    await day.click()
    await expect(page).toHaveURL(/\/day\?date=\d{4}-\d\d-\d\d$/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
    await page.goBack()
  })

  await test.step('a sum leads to the payments of its currency, as many as it counts', async () => {
    const line = part(page, say('Money to follow up', 'כספים לטיפול'))
      .getByRole('link', { name: say('Overdue', 'באיחור') })
      .filter({ hasText: '$' })
    const count = Number(/(\d+) (payments|תשלומים)/.exec(await line.innerText())?.[1])
    await line.click()
    await expect(page).toHaveURL(/\/payments\/overdue\?currency=USD$/)
    await expect(page.getByText(new RegExp(`^1–\\d+ .* ${count}$`))).toBeVisible()
  })

  await test.step('g and h lead home from any page, but not while typing', async () => {
    await page.goto('/tours')
    const search = page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').getByRole('textbox'))
    await search.first().click()
    await pressHome(page)
    await expect(search.first()).toHaveValue('gh')
    await expect(page).toHaveURL(/search=gh$/)
    await search.first().fill('')
    await expect(page).toHaveURL(/\/tours$/)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Shift+Slash')
    await expect(page.getByRole('dialog')).toContainText(say('Home', 'דף הבית'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await pressHome(page)
    await expect(page).toHaveURL(/\/home$/)
  })

  await test.step('this browser starts at home once it’s chosen, and at operations again after that', async () => {
    const startsHere = page.getByRole('switch', {
      name: say('Open Home after sign-in', 'לפתוח את דף הבית אחרי הכניסה'),
    })
    await expect(startsHere).not.toBeChecked()
    await startsHere.check({ force: true })
    expect(await page.evaluate(() => localStorage.getItem('startPage'))).toBe('home')
    for (const address of ['/', '/login', '/no-such-page']) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/home$/)
    }
    await startsHere.uncheck({ force: true })
    await page.goto('/')
    await expect(page).toHaveURL(/\/operations$/)
  })
})

test('HOME-10 the page is one call, and a part that failed says so alone, and Try again brings it back', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/home')
  const money = part(page, say('Money to follow up', 'כספים לטיפול'))
  const parts = {
    days: part(page, say('Next seven days', 'שבעת הימים הקרובים')),
    toDo: part(page, say('To do', 'לטיפול')),
    newest: newest(page, say),
    money,
  }
  await expect(money.getByRole('link').first()).toBeVisible()
  for (const [block, failing] of Object.entries(parts)) {
    await page.route('**/api/v1/home', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), [block]: { data: null, code: 'unexpected' } } })
    })
    const calls = watchCalls(page)
    await page.reload()
    await expect(failing.getByRole('alert')).toContainText(
      say("This part couldn't be loaded.", 'החלק הזה לא נטען.'),
    )
    // Once the live stream is there, it asks again for what changed just before, such as the login.
    const first = calls().slice(0, indexOfLive(calls()))
    expect(first.filter((call) => call === 'GET home')).toHaveLength(1)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
    for (const [name, other] of Object.entries(parts)) if (name !== block) await expect(other).toBeVisible()
    await page.unroute('**/api/v1/home')
    await failing.getByRole('button', { name: say('Try again', 'נסו שוב') }).click()
    await expect(failing.getByRole('alert')).toHaveCount(0)
  }
})

test('an agent has a home of his or her own orders, without planning or the money of the office', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'agent@demo.example', '/')
  await expect(page).toHaveURL(/\/agency_orders$/)
  await mark(page, say).click()
  await expect(page).toHaveURL(/\/home$/)
  const day = weekdayFrom(20, 1)
  const { orderNumber } = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day,
    lastName: 'Golan',
  })
  await expect(newest(page, say).getByRole('link').first()).toContainText(String(orderNumber))
  await expect(part(page, say('Open payments', 'תשלומים פתוחים'))).toBeVisible()
  for (const name of [say('To do', 'לטיפול'), say('Money to follow up', 'כספים לטיפול')])
    await expect(part(page, name)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(say('vehicles ready', 'רכבים מוכנים'))

  await part(page, say('Next seven days', 'שבעת הימים הקרובים')).getByRole('link').first().click()
  const today = dayAhead(0)
  await expect(page).toHaveURL(new RegExp(`/agency_orders/orders\\?startDate=${today}&endDate=${today}$`))
})

test('HOME-02 CHECK-39 the week on the home page shows each day’s open findings by severity, with signs and words, and a line leads to the findings it counts', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  await leaveWithoutVehicle(page, dayAhead(1))
  const [startDate, endDate] = [dayAhead(0), dayAhead(6)]
  const answer = await page.request.get(`/api/v1/dayChecks?startDate=${startDate}&endDate=${endDate}`)
  const { data }: { data: { stop: number; warn: number; note: number }[] } = await answer.json()
  await page.goto('/home')
  const days = part(page, say('Next seven days', 'שבעת הימים הקרובים')).getByRole('link')
  await expect(days).toHaveCount(7)
  expect(data.some(({ stop }) => stop > 0)).toBe(true)
  for (const [index, { stop, warn, note }] of data.entries()) {
    const day = days.nth(index)
    const words = [
      [stop, say(`${stop} must solve`, `${stop} חובה לטפל`)],
      [warn, say(`${warn} to check`, `${warn} לבדיקה`)],
      [note, say(note === 1 ? '1 note' : `${note} notes`, `${note} לידיעה`)],
    ] as const
    for (const [count, text] of words) if (count > 0) await expect(day).toContainText(text)
    await expect(day.locator('svg')).toHaveCount(words.filter(([count]) => count > 0).length)
  }

  await part(page, say('To do', 'לטיפול'))
    .getByRole('link', { name: say('no vehicle tomorrow', 'בלי רכב מחר') })
    .click()
  await expect(page).toHaveURL(/\/day\/check\?date=[-\d]+&code=unassigned_people&from=home$/)
  await expect(page.getByRole('main').locator('li[data-finding]').first()).toContainText(
    say('no vehicle', 'בלי רכב'),
  )
  await page.getByRole('link', { name: say('Back to Home', 'חזרה לדף הבית') }).click()
  await expect(heading(page, say('Home', 'דף הבית'))).toBeVisible()
})

/** Takes a party of the demo off its vehicle: on some days, all have one. */
async function leaveWithoutVehicle(page: Page, day: string): Promise<void> {
  const answer = await page.request.get(`/api/v1/tourEvents/assignments/${day}`)
  const { purchasedTours }: { purchasedTours: { _id: string; tourCarId: string | null }[] } =
    await answer.json()
  const party = purchasedTours.find(({ tourCarId }) => tourCarId !== null)
  const gone = await page.request.delete(`/api/v1/tourCars/removeOrder/${party?.tourCarId}/${party?._id}`)
  expect(gone.ok()).toBe(true)
}

function indexOfLive(calls: readonly string[]): number {
  const index = calls.findIndex((call) => call.startsWith('GET live'))
  return index < 0 ? calls.length : index
}
