import { expect, type Page, test } from '../support/journey.ts'

const someone = '01900000-0000-7000-8000-000000000000'

const inMain = [
  '/operations',
  '/assignments/calendar',
  '/agencies',
  '/account/new',
  '/users/cms',
  '/tours',
  '/tour/new',
  '/highlights',
  '/highlight/new',
  '/star_tours',
  '/star_tour/new',
  '/guides',
  '/drivers',
  '/cars',
  '/car_suppliers',
  '/order/new',
  '/prices/general_discounts',
  '/pickups_dropoffs_locations',
  '/pickup_dropoff_location/new',
  '/price/ticket_types/new',
  '/price/coupons/new',
  '/price/general_discounts/new',
  `/checkout/${someone}`,
  '/articles',
]
const inAgency = ['/agency_orders', '/affiliation_links', '/users/admins']

test('ROUTE-38 a visitor is sent from every protected address to the login page', async ({ page }) => {
  await page.goto('/login')
  for (const address of [...inMain, ...inAgency, '/agency_settings']) {
    await go(page, address)
    await expect(page, address).toHaveURL(/\/login$/)
  }
})

test('ROUTE-06 ROUTE-07 ROUTE-08 ROUTE-09 ROUTE-10 ROUTE-11 ROUTE-12 ROUTE-13 ROUTE-14 ROUTE-16 ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-20 ROUTE-21 ROUTE-22 ROUTE-23 ROUTE-24 ROUTE-25 ROUTE-26 ROUTE-29 ROUTE-31 ROUTE-34 ROUTE-35 NAV-22 every address of the main account opens in the frame for its staff', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  await expect(page.getByRole('banner')).toContainText('Main Office')
  for (const address of inMain) {
    await go(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect(page, address).toHaveURL(new RegExp(`${address}$`))
  }
})

test('ROUTE-27 ROUTE-30 every address of an agency opens in the frame for its people, and no other does', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'agency-owner@demo.example')
  for (const address of inAgency) {
    await go(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeAttached()
    await expect(page, address).toHaveURL(new RegExp(`${address}$`))
  }
  for (const address of ['/operations', '/agencies', '/tours', '/cars', '/agency_settings']) {
    await go(page, address)
    await expect(page, address).toHaveURL(/\/agency_orders$/)
  }
})

test('ROUTE-28 ROUTE-32 a super user inside an agency has its settings, and a user has a page of the own', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example', '/agencies?limit=25')
  await page.getByRole('button', { name: 'Carmel Holidays', exact: true }).click()
  await expect(page).toHaveURL(/\/agency_orders$/)
  await page.goto('/agency_settings')
  await expect(page).toHaveURL(/\/agency_settings$/)
  await page.getByRole('button', { name: say('Back to', 'חזרה אל') }).click()
  await expect(page).toHaveURL(/\/operations$/)
  const session = await page.request.get('/api/v1/auth/getCurrentUser')
  const { _id } = await session.json()
  await page.goto(`/user/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('super@demo.example')
})

/** Opens an address as the back and forward buttons do, without loading the screens anew. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
