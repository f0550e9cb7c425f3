import { faultsOf, faultsOfPopups, settled } from '../support/axe.ts'
import { dayAhead } from '../support/days.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { orderOfTomorrow, pagesOf, recordsFor } from '../support/pages.ts'

type Owner = 'office' | 'visitor' | 'agency' | 'inside' | 'nobody'

/** Who opens the page, if it isn't the office; `nobody` for pages that redirect at once. */
const owners: Record<string, Owner> = {
  '/': 'visitor',
  '/login': 'visitor',
  '/forgotPassword': 'visitor',
  '/register': 'visitor',
  '/register/$token': 'visitor',
  '/resetPassword/$token': 'visitor',
  '/setup/$token': 'visitor',
  '/agency_orders/{-$agencyTab}': 'agency',
  '/affiliation_links': 'agency',
  '/agency_settings': 'inside',
  '/accounts': 'nobody',
  '/password': 'nobody',
  '/prices': 'nobody',
  '/payments': 'nobody',
  '/settings': 'nobody',
  '/users': 'nobody',
}

/** What else a page can show: other tabs, an empty form, a dialog with its own address. */
const more: Record<string, string[]> = {
  '/operations': ['/operations?order=new', '/operations?search=nobody+is+called+this'],
  '/agency_orders/{-$agencyTab}': ['/agency_orders/orders', '/agency_orders?order=new'],
  '/account/$accountId': ['/account/new'],
  '/payments/$tab': [
    '/payments/due',
    '/payments/overdue',
    '/payments/credits',
    '/payments/cash',
    '/payments/mismatches',
  ],
  '/settings/$section': ['/settings/business', '/settings/payments', '/settings/crew'],
  '/users/$tab': ['/users/cms', '/users/end_users', '/users/new'],
  '/articles': ['/articles?article=new'],
  '/highlight/$highlightId': ['/highlight/new'],
  '/tour/$tourId': ['/tour/new'],
  '/star_tour/$starTourId': ['/star_tour/new'],
  '/order/$orderId': ['/order/new'],
  '/guides/{-$tab}': ['/guides?open=new', '/guides/assignments'],
  '/drivers/{-$tab}': ['/drivers?open=new', '/drivers/assignments'],
  '/cars/{-$tab}': ['/cars?open=new', '/cars/assignments'],
  '/car_suppliers': ['/car_suppliers?open=new'],
  '/prices/$tab': ['/prices/general_discounts', '/prices/ticket_types', '/prices/coupons'],
  '/price/ticket_types/$priceManagementItemId': ['/price/ticket_types/new'],
  '/price/coupons/$priceManagementItemId': ['/price/coupons/new'],
  '/price/general_discounts/$priceManagementItemId': ['/price/general_discounts/new'],
  '/pickups_dropoffs_locations/$tab': ['/pickups_dropoffs_locations/jaffa'],
  '/pickup_dropoff_location/$priceManagementItemId': ['/pickup_dropoff_location/new'],
  '/register/$token': ['/register/spring-fair'],
  '/resetPassword/$token': ['/resetPassword/no.such.token'],
  '/setup/$token': ['/setup/no.such.token'],
}

test.beforeEach(() => test.setTimeout(400_000))

test('everybody can read and reach what is on the pages before the login, in light and dark colours', async ({
  page,
}) => {
  expect(await faultsOfPages(page, 'visitor')).toEqual([])
})

test('everybody can read and reach what is on every page of the office, in light and dark colours', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const { date, tour } = await orderOfTomorrow(page)
  const board = `/assignments/calendar?date=${date}&tour=${tour._id}`
  expect(await faultsOfPages(page, 'office', [board])).toEqual([])
})

test('everybody can read and reach what is on every page of an agency, in light and dark colours', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'agency-owner@demo.example')
  const own = await faultsOfPages(page, 'agency')
  await page.context().clearCookies()
  await signIn(page, 'super@demo.example')
  await enterAgency(page)
  expect([...own, ...(await faultsOfPages(page, 'inside'))]).toEqual([])
})

/** What's wrong on the pages of one user, with every drop-down open. */
async function faultsOfPages(page: Page, owner: Owner, others: string[] = []): Promise<string[]> {
  const records = owner === 'office' ? await recordsFor(page) : {}
  const own = (await pagesOf(page)).filter((path) => (owners[path] ?? 'office') === owner)
  const faults: string[] = []
  const popups = new Set<string>()
  for (const address of [...own.flatMap((path) => addressesOf(path, records)), ...others]) {
    await show(page, address)
    const here = new URL(page.url())
    // A page may write the day that it shows into its address.
    expect([address, `${address}?date=${dayAhead(0)}`]).toContain(here.pathname + here.search)
    const dialog = page.getByRole('dialog')
    const part = (await dialog.count()) > 0 ? dialog : page.locator('main')
    for (const fault of [...(await faultsOf(page)), ...(await faultsOfPopups(page, part, popups))]) {
      faults.push(`${address}: ${fault}`)
    }
  }
  return faults
}

/** A page that shows a record needs an example; this fails when a new page has none. */
function addressesOf(path: string, records: Record<string, string>): string[] {
  const plain = path.replace(/\/\{-\$\w+\}$/, '').replace(/\$\w+$/, (name) => records[path] ?? name)
  const others = more[path] ?? []
  if (!plain.includes('$')) return [plain, ...others]
  if (others.length === 0) throw new Error(`No example for the page ${path}`)
  return others
}

async function show(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main, [role="dialog"]').getByRole('heading').first().waitFor()
  await settled(page)
}

async function enterAgency(page: Page): Promise<void> {
  const { data } = await (await page.request.get('/api/v1/accounts/sellers')).json()
  const agency = data.find(({ name }: { name: string }) => name === 'Carmel Holidays')
  await page.request.post('/api/v1/auth/setUserAccount', { data: { accountId: agency._id } })
}
