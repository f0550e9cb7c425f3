import { text } from 'node:stream/consumers'
import { menu } from '../../support/frame.ts'
import { expect, type Page, test } from '../journey.ts'

test('AUD-01 AUD-13 an owner opens the activity from the menu and reads it newest first, an agency’s owner only the agency’s', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  await signIn(page, 'owner@demo.example', '/')
  const tag = say('Sunrise', 'זריחה')
  await renameTag(page, tag)
  const system = menu(page, say).getByRole('region', { name: say('System', 'מערכת') })
  await system.getByRole('link', { name: say('Activity', 'יומן פעילות') }).click()
  await expect(page).toHaveURL(/\/activity$/)
  const rows = page.getByRole('row').filter({ hasText: tag })
  await expect(rows.first()).toContainText(
    say(`Daniel Harari renamed tag ${tag} 2`, `Daniel Harari: שינוי שם לתגית ${tag} 2`),
  )
  await expect(rows.nth(1)).toContainText(
    say(`Daniel Harari created tag ${tag}`, `Daniel Harari: תגית חדשה ${tag}`),
  )

  const agenciesOf = async (reader: Page) => {
    const { data } = await (await reader.request.get('/api/v1/activity?limit=100')).json()
    return new Set(data.map(({ account }: { account: { name: string } | null }) => account?.name))
  }
  const boss = await colleague('super@demo.example')
  await menu(boss, say)
    .getByRole('link', { name: say('Activity', 'יומן פעילות') })
    .click()
  await expect(boss.getByRole('row').filter({ hasText: tag })).toHaveCount(2)
  const agency = await colleague('agency-owner@demo.example')
  expect((await agenciesOf(page)).size).toBeGreaterThan(1)
  await menu(agency, say)
    .getByRole('link', { name: say('Activity', 'יומן פעילות') })
    .click()
  await expect(agency.getByRole('row').nth(2)).toBeVisible()
  await expect(agency.getByRole('row').filter({ hasText: tag })).toHaveCount(0)
  await expect(agency.getByRole('columnheader', { name: say('Account', 'חשבון') })).toHaveCount(0)
  expect((await agenciesOf(agency)).size).toBe(1)
  for (const login of ['admin@demo.example', 'agency-admin@demo.example', 'agent@demo.example']) {
    const other = await colleague(login)
    await expect(menu(other, say)).toBeVisible()
    await expect(menu(other, say).getByRole('link', { name: say('Activity', 'יומן פעילות') })).toHaveCount(0)
    await other.goto('/activity')
    await expect(other).not.toHaveURL(/activity/)
  }

  await page.goto('/activity?search=no+such+thing')
  await expect(page.getByText(say('Nothing happened here.', 'לא נרשמה פעילות.'))).toBeVisible()
  await page.route('**/api/v1/activity?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByRole('button', { name: say('Try again', 'נסו שוב') })).toBeVisible()
})

test('AUD-03 a row opens to what was before and after, field by field, in the words of the screens', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const noon = say('Noon', 'צהריים')
  await renameTag(page, noon)
  await page.goto('/activity')
  const dialog = page.getByRole('dialog')
  const changes = dialog.getByRole('row')
  await page
    .getByRole('row')
    .filter({ hasText: `${noon} 2` })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/row=/)
  await expect(changes).toHaveText([
    new RegExp(`^${say('Field', 'שדה')}`),
    say('NameNoonNoon 2', 'שםצהרייםצהריים 2'),
  ])
  await page.goBack()
  await expect(dialog).toHaveCount(0)

  const tours = await (await page.request.get('/api/v1/tours?limit=1&isActive=true')).json()
  const address = `/api/v1/tours/${tours.data[0]._id}`
  const { pricesList, name } = await (await page.request.get(address)).json()
  const [list] = pricesList
  const [pair] = list.prices
  const was = pair.prices.small_group
  pair.prices.small_group = was + 7
  expect((await page.request.put(address, { data: { pricesList } })).ok()).toBe(true)
  await openNewest(page, 'tour.changed')
  await expect(changes).toHaveCount(2)
  await expect(dialog).toContainText(name)
  await expect(changes.nth(1)).toContainText(`${say('Price lists', 'מחירונים')} · ${list.description} · `)
  await expect(changes.nth(1)).toContainText(say('Small', 'קטנה'))
  await expect(changes.nth(1).getByRole('cell')).toHaveText([`$${was}.00`, `$${was + 7}.00`])
})

test('AUD-08 a tour, an agency, a user, a departure, its vehicle and an order show their own part of the log', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'owner@demo.example')
  const log = say('Log', 'יומן שינויים')
  const ask = async (path: string) => (await page.request.get(`/api/v1${path}`)).json()
  /** The newest row about a record that still exists, since other journeys delete records. */
  const newestOf = async (entity: string, action: string, isThere = async (_: Row) => true): Promise<Row> => {
    const rows: Row[] = (await ask(`/activity?entity=${entity}&action=${action}&limit=50`)).data
    for (const row of rows) if (await isThere(row)) return row
    throw new Error(`No ${entity} has ${action} in its log`)
  }
  const own = (within: Page | ReturnType<Page['getByRole']>) => within.getByRole('list', { name: log })

  const tours = await ask('/tours?limit=50&isActive=true')
  const id = tours.data[0]._id
  expect((await page.request.post(`/api/v1/tours/deactivate/${id}`)).ok()).toBe(true)
  await page.goto(`/tour/${id}`)
  await expect(own(page)).toContainText(say('took tour', 'הורדת סיור'))
  await own(page).scrollIntoViewIfNeeded()
  expect((await page.request.post(`/api/v1/tours/publish/${id}`)).ok()).toBe(true)

  const { people } = await ask('/activity/choices')
  const { _id: user } = people.find(({ login }: { login: string }) => login === 'admin@demo.example')
  const data = { mobilePhone: say('054-555-0101', '054-555-0102') }
  expect((await page.request.put(`/api/v1/users/${user}`, { data })).ok()).toBe(true)
  await page.goto(`/user/${user}`)
  await expect(own(page)).toContainText(data.mobilePhone)

  const agency = { name: 'Logged Journeys', mobilePhone: '04-555-0191' }
  const created = await page.request.post('/api/v1/accounts', { data: agency })
  expect(created.ok()).toBe(true)
  const { _id: account } = await created.json()
  await page.goto(`/account/${account}`)
  await expect(own(page)).toContainText(say('created agency', 'סוכנות חדשה'))
  const boss = await newcomer()
  await signIn(boss, 'super@demo.example')
  expect((await boss.request.delete(`/api/v1/accounts/${account}`)).ok()).toBe(true)

  let tour: string | undefined
  const unit = await newestOf('TourCar', 'unit.changed', async ({ entityId, facts }) => {
    const day: { dayEventCars: { _id: string; tour: string }[] } = await ask(
      `/tourEvents/assignments/${facts.date}`,
    )
    tour = day.dayEventCars.find(({ _id }) => _id === entityId)?.tour
    return tour !== undefined
  })
  await page.goto(`/assignments/calendar?date=${unit.facts.date}&tour=${tour}`)
  await page.getByRole('button', { name: log, exact: true }).click()
  await expect(own(page.getByRole('dialog'))).toContainText(
    say('changed vehicle or crew', 'עדכון רכב או צוות'),
  )
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: say('Edit vehicle', 'עריכת רכב') })
    .first()
    .click()
  await page.getByRole('tab', { name: log }).click()
  await expect(own(page.getByRole('dialog'))).toContainText(say('added a vehicle', 'הוספת רכב'))

  const placed = await newestOf('Order', 'order.placed')
  await page.goto(`/order/${placed.entityId}`)
  await expect(page.getByRole('region', { name: log })).toContainText(say('created', 'ההזמנה נוצרה'))
})

test('the filters are in the address, survive a reload, and narrow the exported file', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const tag = say('Moonrise', 'ירח')
  await renameTag(page, tag)
  await page.goto('/activity')
  const search = page.getByRole('searchbox', { name: say('Order number or name', 'מספר הזמנה או שם') })
  await search.fill(`${tag} 2`)
  await search.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('combobox', { name: say('Person', 'משתמש') }).fill('Daniel')
  await page.getByRole('option', { name: 'Daniel Harari' }).first().click()
  await expect(page).toHaveURL(/user=/)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Export CSV', 'ייצוא CSV') }).click()
  const file = await text(await (await download).createReadStream())
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(`${say('Name', 'שם')}: ${tag} → ${tag} 2`)

  const orders = await (await page.request.get('/api/v1/activity?entity=Order&limit=1')).json()
  await page.goto('/activity?entity=Order')
  await page.getByRole('row').getByRole('link', { name: orders.data[0].name }).first().click()
  await expect(page).toHaveURL(new RegExp(`/order/${orders.data[0].entityId}`))
  await page.goBack()
  await expect(page).toHaveURL(/entity=Order/)
})

interface Row {
  entityId: string
  facts: { date?: string }
}

/** Creates two rows of the log: a tag is created, and renamed to "… 2". */
async function renameTag(page: Page, tag: string): Promise<void> {
  const api = '/api/v1/tags'
  const made = await (await page.request.post(api, { data: { tag } })).json()
  expect((await page.request.put(`${api}/${made._id}`, { data: { tag: `${tag} 2` } })).ok()).toBe(true)
}

/**
 * Opens a link to the newest row of an action while the list shows only tags, so that row isn't on the page.
 */
async function openNewest(page: Page, action: string): Promise<void> {
  const { data } = await (await page.request.get(`/api/v1/activity?action=${action}&limit=1`)).json()
  await page.goto(`/activity?entity=Tag&row=${data[0]._id}`)
}
