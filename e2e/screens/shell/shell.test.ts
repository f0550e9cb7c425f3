import { accountMenu, menu } from '../../support/frame.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const mainMenu = [
  '/operations',
  '/tours',
  '/highlights',
  '/agencies',
  '/users',
  '/prices',
  '/pickups_dropoffs_locations',
  '/star_tours',
  '/assignments/calendar',
  '/guides',
  '/drivers',
  '/cars',
  '/car_suppliers',
  '/articles',
]

test('a protected address leads to the login, and the login leads signed-in users to operations', async ({
  page,
  signIn,
}) => {
  for (const address of ['/operations', '/assignments/calendar', '/users', '/order/1']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login$/)
  }
  await signIn(page, 'owner@demo.example')
  for (const address of ['/', '/login']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/operations$/)
  }
})

test('NAV-02 NAV-03 NAV-13 NAV-14 NAV-15 a super user finds the fourteen menu items of the main account', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example', '/')
  await expect.poll(() => placesIn(page, say)).toEqual(mainMenu)
  await expect(page.getByRole('banner')).toContainText('Main Office')
  await expect(page.getByRole('button', { name: say('Back to', 'חזרה אל') })).toHaveCount(0)
  const account = accountMenu(page, say, 'Yael')
  await account.open()
  await expect(account.list).toContainText('super@demo.example')
  await expect(account.list.getByRole('menuitem', { name: 'Main Office' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const address of mainMenu) {
    await menu(page, say).getByRole('link').nth(mainMenu.indexOf(address)).click()
    await expect(page).toHaveURL(new RegExp(`${address}(/|$)`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('NAV-01 everything the office keeps has its own screen', async ({ page, say, signIn }) => {
  const screens = [
    ['/tours', say('Tours', 'סיורים')],
    ['/highlights', say('Highlights', 'אתרים')],
    ['/operations', say('Operations', 'תפעול')],
    ['/users', say('Users', 'משתמשים')],
    ['/agencies', say('Agencies', 'סוכנויות')],
    ['/prices', say('Prices', 'מחירים')],
    ['/pickups_dropoffs_locations', say('Pickups & Dropoffs', 'איסוף ופיזור')],
    ['/guides', say('Guides', 'מדריכים')],
    ['/drivers', say('Drivers', 'נהגים')],
    ['/cars', say('Cars', 'רכבים')],
    ['/car_suppliers', say('Car services', 'ספקי רכב')],
    ['/articles', say('Articles', 'מאמרים')],
  ] as const
  await signIn(page, 'owner@demo.example')
  for (const [address, title] of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title)
    await expect(
      page.getByRole('table').getByRole('link').or(page.locator('[data-opener]')).first(),
      address,
    ).toBeVisible()
  }
})

test('ROUTE-37 a click on a row opens the page of its record', async ({ page, signIn }) => {
  await signIn(page, 'owner@demo.example')
  for (const [list, document] of [
    ['/tours', 'tour'],
    ['/star_tours', 'star_tour'],
    ['/highlights', 'highlight'],
    ['/prices/coupons', 'price/coupons'],
    ['/prices/general_discounts', 'price/general_discounts'],
    ['/pickups_dropoffs_locations', 'pickup_dropoff_location'],
  ]) {
    await page.goto(`${list}`)
    await page.getByRole('row').nth(1).getByRole('cell').nth(1).click()
    await expect(page).toHaveURL(new RegExp(`/${document}/[0-9a-f-]{36}$`))
  }
})

test('ROUTE-40 NAV-04 NAV-05 NAV-08 the staff and agents of an agency find their few menu items', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  await signIn(page, 'agency-owner@demo.example', '/')
  await expect(page).toHaveURL(/\/agency_orders$/)
  await expect.poll(() => placesIn(page, say)).toEqual(['/agency_orders', '/users', '/affiliation_links'])
  for (const address of ['/', '/login', '/forgotPassword', '/register', '/resetPassword/some.token']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/agency_orders$/)
  }
  await page.goto('/operations')
  await expect(page).toHaveURL(/\/agency_orders$/)
  const withoutAffiliation = await colleague('elias.mansour@sevengates.example')
  await expect.poll(() => placesIn(withoutAffiliation, say)).toEqual(['/agency_orders', '/users'])
  const agent = await colleague('agent@demo.example')
  await expect.poll(() => placesIn(agent, say)).toEqual(['/agency_orders', '/affiliation_links'])
})

test('NAV-06 NAV-09 NAV-10 NAV-12 a super user inside an agency sees its menu and settings, and goes back', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example', '/')
  await enterAgency(page, 'Shoreline Concierge')
  await page.goto('/')
  await expect(page).toHaveURL(/\/agency_orders$/)
  await expect(page.getByRole('banner')).toContainText('Shoreline Concierge')
  await expect.poll(() => placesIn(page, say)).toEqual(['/agency_orders', '/users', '/agency_settings'])
  await page.getByRole('button', { name: say('Back to Main Office', 'חזרה אל Main Office') }).click()
  await expect(page).toHaveURL(/\/operations$/)
  await expect(page.getByRole('banner')).not.toContainText('Shoreline Concierge')
  await expect.poll(() => placesIn(page, say)).toEqual(mainMenu)
})

/** The main entries of the menu; its groups follow them. */
async function placesIn(page: Page, say: Say): Promise<string[]> {
  const links = await menu(page, say).getByRole('list').first().getByRole('link').all()
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
}

/** Enters the agency without using the list of agencies. */
async function enterAgency(page: Page, name: string): Promise<void> {
  const sellers = await page.request.get('/api/v1/accounts/sellers')
  const { data }: { data: { _id: string; name: string }[] } = await sellers.json()
  const agency = data.find((each) => each.name === name)
  const entered = await page.request.post('/api/v1/auth/setUserAccount', { data: { accountId: agency?._id } })
  expect(entered.ok()).toBe(true)
}
