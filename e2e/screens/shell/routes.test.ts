import { goTo } from '../../support/goTo.ts'
import { addressWith, recordsFor } from '../../support/pages.ts'
import { expect, test } from '../journey.ts'

const someone = '01900000-0000-7000-8000-000000000000'

const lists = [
  '/home',
  '/setup',
  '/assignments/calendar',
  '/day',
  '/day/manifests',
  '/day/boarding',
  '/day/check',
  '/departures/list',
  '/departures/capacity',
  '/departures/waiting',
  '/messages/outbox',
  '/operations',
  '/agencies',
  '/users/cms',
  '/tours',
  '/next_season',
  '/highlights',
  '/star_tours',
  '/guides',
  '/drivers',
  '/cars',
  '/car_suppliers',
  '/prices/general_discounts',
  '/pickups_dropoffs_locations',
  '/articles',
  '/payments/due',
  '/payments/overdue',
  '/payments/credits',
  '/payments/cash',
  '/payments/mismatches',
  '/payments/received',
  '/agency_accounts/balances',
  '/agency_accounts/statements',
  '/agency_accounts/ageing',
  '/reports/sales',
  '/reports/leadTime',
  '/reports/cancellations',
  '/reports/received',
  '/reports/commission',
  '/reports/agencies',
  '/reports/noShows',
  '/reports/crew',
  '/reports/vehicles',
  '/reports/fill',
  '/reports/pace',
]
const inAgency = [
  '/affiliation_links',
  '/users/admins',
  '/agency_account',
  '/agency_account/statements',
  '/agency_orders',
  '/waiting',
]

test('ROUTE-06 ROUTE-07 ROUTE-08 ROUTE-09 ROUTE-10 ROUTE-11 ROUTE-12 ROUTE-13 ROUTE-14 ROUTE-16 ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-20 ROUTE-21 ROUTE-22 ROUTE-23 ROUTE-24 ROUTE-25 ROUTE-26 ROUTE-29 ROUTE-31 ROUTE-32 ROUTE-35 ROUTE-38 OPERM-01 every list and every record of the main account opens for its staff, and a visitor is sent to the login page', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/')
  await expect(page.getByRole('banner')).toContainText('Main Office')
  const records = Object.entries(await recordsFor(page)).map(([pattern, id]) => addressWith(pattern, id))
  const forms = records.map((address) => address.replace(/[^/]+$/, 'new')).filter(hasEmptyForm)
  for (const address of [...lists, ...records, ...forms]) {
    const last = await page.title()
    await goTo(page, address)
    await expect(page, address).not.toHaveTitle(last)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    // Some pages write the day they show into their address.
    await expect(page, address).toHaveURL(new RegExp(`${address}(\\?date=.*)?$`))
  }

  await page.context().clearCookies()
  await page.goto('/login')
  for (const address of [
    ...lists,
    ...records,
    ...forms,
    ...inAgency,
    '/agency_settings',
    `/user/${someone}`,
  ]) {
    await goTo(page, address)
    await expect(page, address).toHaveURL(/\/login$/)
  }
})

test('ROUTE-27 ROUTE-30 every address of an agency opens in the frame for its people, and no other does', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'agency-owner@demo.example', '/')
  for (const address of inAgency) {
    const last = await page.title()
    await goTo(page, address)
    await expect(page, address).not.toHaveTitle(last)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeAttached()
    await expect(page, address).toHaveURL(new RegExp(`${address}$`))
  }
  for (const address of ['/operations', '/agencies', '/tours', '/cars', '/agency_settings']) {
    await goTo(page, address)
    await expect(page, address).toHaveURL(/\/agency_orders$/)
  }
})

test('ROUTE-28 a super user inside an agency has its settings', async ({ page, say, signIn }) => {
  await signIn(page, 'super@demo.example', '/agencies?limit=25')
  await page.getByRole('button', { name: 'Carmel Holidays', exact: true }).click()
  await expect(page).toHaveURL(/\/agency_orders$/)
  await page.goto('/agency_settings')
  await expect(
    page.getByRole('heading', { level: 1, name: say('Agency Settings', 'הגדרות הסוכנות') }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/agency_settings$/)
  await page.getByRole('button', { name: say('Back to', 'חזרה אל') }).click()
  await expect(page).toHaveURL(/\/operations$/)
})

/** Users are invited, orders checked out and agencies have an account; everything else is created on its own page. */
function hasEmptyForm(address: string): boolean {
  return !/^\/(user|checkout|manifest|agency_account|statement|departure)\//.test(address)
}
