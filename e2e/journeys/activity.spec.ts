import { readFile } from 'node:fs/promises'
import { menu } from '../support/frame.ts'
import { expect, type Page, test } from '../support/journey.ts'

test('AUD-01 AUD-02 AUD-03 AUD-06 AUD-13 the owner finds who did what, reads before and after, and takes it along', async ({
  page,
  say,
  signIn,
  colleague,
  picture,
}) => {
  await signIn(page, 'owner@demo.example')
  const tag = say('Sunrise', 'זריחה')
  const api = '/api/v1/tags'
  const made = await (await page.request.post(api, { data: { tag } })).json()
  expect((await page.request.put(`${api}/${made._id}`, { data: { tag: `${tag} 2` } })).ok()).toBe(true)
  const system = menu(page, say).getByRole('region', { name: say('System', 'מערכת') })
  await system.getByRole('link', { name: say('Activity', 'יומן פעילות') }).click()
  await expect(page).toHaveURL(/\/activity$/)
  const sentence = say(`Daniel Harari renamed tag ${tag} 2`, `Daniel Harari: שינוי שם לתגית ${tag} 2`)
  const newest = page.getByRole('row').filter({ hasText: sentence })
  await expect(newest).toBeVisible()
  await picture(page, 'activity')

  await newest.getByRole('link').first().click()
  await expect(page).toHaveURL(/row=/)
  const change = page.getByRole('dialog').getByRole('row').nth(1)
  await expect(change).toHaveText(new RegExp(`${say('Name', 'שם')}\\s*${tag}\\s*${tag} 2`))
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const search = page.getByRole('searchbox', { name: say('Order number or name', 'מספר הזמנה או שם') })
  await search.fill(`${tag} 2`)
  await search.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('combobox', { name: say('Person', 'משתמש') }).fill('Daniel')
  await page.getByRole('option', { name: 'Daniel Harari' }).first().click()
  await expect(page).toHaveURL(/user=/)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(newest).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Export CSV', 'ייצוא CSV') }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(`${say('Name', 'שם')}: ${tag} → ${tag} 2`)

  await search.fill('no such thing')
  await search.press('Enter')
  await expect(page.getByText(say('Nothing happened here.', 'לא נרשמה פעילות.'))).toBeVisible()
  await page.route('**/api/v1/activity?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByRole('button', { name: say('Try again', 'נסו שוב') })).toBeVisible()
  await page.unroute('**/api/v1/activity?*')

  const orders = await (await page.request.get('/api/v1/activity?entity=Order&limit=1')).json()
  await page.goto('/activity?entity=Order')
  await page.getByRole('row').getByRole('link', { name: orders.data[0].name }).first().click()
  await expect(page).toHaveURL(new RegExp(`/order/${orders.data[0].entityId}`))
  await page.goBack()
  await expect(page).toHaveURL(/entity=Order/)

  const seesActivity = async (login: string) => {
    const other = await colleague(login)
    return menu(other, say).getByRole('link', { name: say('Activity', 'יומן פעילות') })
  }
  await expect(await seesActivity('super@demo.example')).toBeVisible()
  await expect(await seesActivity('admin@demo.example')).toHaveCount(0)
  const ofAgency = await seesActivity('agency-owner@demo.example')
  await ofAgency.click()
  await expect(ofAgency.page().getByRole('columnheader', { name: say('Account', 'חשבון') })).toHaveCount(0)
})

test('AUD-08 a tour, an agency, a user, a departure, its vehicle and an order show their own part of the log', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example')
  const log = say('Log', 'יומן שינויים')
  const ask = async (path: string) => (await page.request.get(`/api/v1${path}`)).json()
  const newestOf = async (entity: string, action: string) =>
    (await ask(`/activity?entity=${entity}&action=${action}&limit=1`)).data[0]
  const own = (within: Page | ReturnType<Page['getByRole']>) => within.getByRole('list', { name: log })

  const tours = await ask('/tours?limit=50&isActive=true')
  const id = tours.data[0]._id
  expect((await page.request.post(`/api/v1/tours/deactivate/${id}`)).ok()).toBe(true)
  await page.goto(`/tour/${id}`)
  await expect(own(page)).toContainText(say('took tour', 'הורדת סיור'))
  await picture(page, 'tour-log')
  expect((await page.request.post(`/api/v1/tours/publish/${id}`)).ok()).toBe(true)

  const { people } = await ask('/activity/choices')
  const { _id: user } = people.find(({ login }: { login: string }) => login === 'admin@demo.example')
  const data = { mobilePhone: say('054-555-0101', '054-555-0102') }
  expect((await page.request.put(`/api/v1/users/${user}`, { data })).ok()).toBe(true)
  await page.goto(`/user/${user}`)
  await expect(own(page)).toContainText(data.mobilePhone)

  const account = await newestOf('Account', 'account.created')
  await page.goto(`/account/${account.entityId}`)
  await expect(own(page)).toContainText(say('created agency', 'סוכנות חדשה'))

  const unit = await newestOf('TourCar', 'unit.changed')
  const day = await ask(`/tourEvents/assignments/${unit.facts.date}`)
  const car = day.dayEventCars.find(({ _id }: { _id: string }) => _id === unit.entityId)
  const { tour } = car
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
