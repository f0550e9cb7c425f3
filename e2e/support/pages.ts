import type { Page } from '@playwright/test'
import { membersOf } from './crewPhone.ts'
import { dayAhead, weekdayFrom } from './days.ts'
import { placeOrder } from './placeOrder.ts'
import { anyStatement } from './statements.ts'

/** The paths of all pages, from the product's own routes, with the names of their parameters. */
export async function pagesOf(page: Page): Promise<string[]> {
  // The routes behind the login are loaded with the first address that isn't a visitor's.
  await page.goto('/operations')
  const routes = await page.waitForFunction(() => {
    const router: { routesByPath: object } = Reflect.get(self, '__TSR_ROUTER__')
    return '/operations' in router.routesByPath && Object.keys(router.routesByPath)
  })
  const paths = (await routes.jsonValue()) || []
  return paths.filter((path) => path !== '/$')
}

/**
 * A record of the demo business for each page that shows one, by the page's path: its id, or the whole address of a
 * page that needs more.
 */
export async function recordsFor(page: Page): Promise<Record<string, string>> {
  const read = async (call: string) => (await page.request.get(`/api/v1/${call}`)).json()
  const first = async (call: string) => (await read(call)).data[0]._id
  const me = await read('auth/getCurrentUser')
  const { priceManagement } = await read(`accounts/${me.account._id}?type=data`)
  const { orderId, tourCarId, tour, date } = await entryOfNextDays(page)
  const agency: string = (await read('agencyAccounts?limit=1')).data[0].agency._id
  return {
    '/account/$accountId': await first('accounts?limit=1'),
    '/user/$userId': me._id,
    '/highlight/$highlightId': await first('highlights?limit=1'),
    '/tour/$tourId': await first('tours?limit=1&isActive=true'),
    '/star_tour/$starTourId': await first('starTours?limit=1'),
    '/order/$orderId': orderId,
    '/checkout/$orderId': orderId,
    '/manifest/$tourCarId': tourCarId ?? '',
    '/departure/$tour/$date': `/departure/${tour._id}/${date}`,
    '/agency_account/$accountId': agency,
    '/agency_account/$accountId/compare': `/agency_account/${agency}/compare`,
    '/statement/$statementId': await anyStatement(page),
    '/price/ticket_types/$priceManagementItemId': priceManagement.ticket_types[0]._id,
    '/price/coupons/$priceManagementItemId': priceManagement.coupons[0]._id,
    '/price/general_discounts/$priceManagementItemId': priceManagement.general_discounts[0]._id,
    '/pickup_dropoff_location/$priceManagementItemId': priceManagement.pickups_dropoffs_locations[0]._id,
  }
}

/** An entry of a daily order on one of the next three days, preferably one on a vehicle. */
export async function entryOfNextDays(
  page: Page,
): Promise<{ orderId: string; date: string; tour: { _id: string }; tourCarId?: string | null }> {
  const days = `startDate=${dayAhead(1)}&endDate=${dayAhead(3)}`
  const query = `${days}&orderType=daily&orderStatus=paid,pending&limit=50`
  const answer = await page.request.get(`/api/v1/orders/purchasedTours/data?${query}`)
  const {
    data,
  }: { data: { orderId: string; date: string; tour: { _id: string }; tourCarId?: string | null }[] } =
    await answer.json()
  const planned = data.find(({ tourCarId }) => tourCarId) ?? data[0]
  if (!planned) throw new Error('Nobody travels in the next three days')
  return planned
}

/** The address of a plan that's proposed for a day, in which anything may change. */
export async function proposedPlan(page: Page, date: string): Promise<string> {
  const clientKey = crypto.randomUUID()
  const data = { date, keep: 'nothing', touchTold: true, clientKey }
  const answer = await page.request.post('/api/v1/dayPlans', { data })
  if (!answer.ok()) throw new Error(await answer.text())
  return `/day/plan?date=${date}&plan=${clientKey}`
}

/** Examples for the pages under an overlay, by the words in their addresses. */
export async function examplesFor(page: Page, emptyDay: string): Promise<Record<string, string>> {
  const records = await recordsFor(page)
  const { date, tour } = await entryOfNextDays(page)
  const wish = { tour: 'Jerusalem and the Dead Sea', lastName: 'Shapira', mobilePhone: '054-5550186' }
  const order = await placeOrder(page, { ...wish, day: weekdayFrom(20, 1) })
  const waiting = await placeOrder(page, { ...wish, day: emptyDay })
  return {
    order: order._id,
    unpaid: await unpaidAgencyOrder(page),
    paidByAgency: await paidAgencyOrder(page),
    board: `/assignments/calendar?date=${date}&tour=${tour._id}`,
    stops: records['/manifest/$tourCarId'] ?? '',
    guide: (await membersOf(page, 'guide'))[0]?._id ?? '',
    emptyBoard: `/assignments/calendar?date=${emptyDay}&tour=${waiting.tour}`,
    tour: records['/tour/$tourId'] ?? '',
    highlight: records['/highlight/$highlightId'] ?? '',
    account: records['/agency_account/$accountId'] ?? '',
    location: records['/pickup_dropoff_location/$priceManagementItemId'] ?? '',
  }
}

/** An order that its agency has paid. */
async function paidAgencyOrder(page: Page): Promise<string> {
  const answered = await page.request.get('/api/v1/orders/purchasedTours/data?orderStatus=paid&limit=100')
  const { data }: { data: { orderId: string }[] } = await answered.json()
  for (const { orderId } of data) {
    const found = await page.request.get(`/api/v1/orders/${orderId}/ledger`)
    const ledger: { data: { method: string | null }[] } = await found.json()
    if (ledger.data.some(({ method }) => method === 'agency')) return orderId
  }
  throw new Error('No agency has paid')
}

/** An order whose only payment is still owed by its agency. */
export async function unpaidAgencyOrder(page: Page): Promise<string> {
  const answered = await page.request.get('/api/v1/orders/purchasedTours/data?orderStatus=pending&limit=100')
  const { data }: { data: { orderId: string }[] } = await answered.json()
  for (const { orderId } of data) {
    const found = await page.request.get(`/api/v1/orders/${orderId}`)
    const order: { payments: { action: string; status: string }[] } = await found.json()
    const [only, ...others] = order.payments
    if (others.length === 0 && only?.action === 'agency' && only.status === 'pending') return orderId
  }
  throw new Error('Every agency has paid')
}

/** Adds an article that hasn't been changed yet, and returns its id. */
export async function addArticle(page: Page, title: string): Promise<string> {
  const category = 'Practical Traveling Information'
  const data = { title, subtitle: 'For guests', text: '<p>Take a hat and water.</p>', category }
  const answered = await page.request.post('/api/v1/articles', { data })
  if (!answered.ok()) throw new Error(await answered.text())
  return (await answered.json())._id
}

/** The address of a page with its record's id, or the whole one if that's known. */
export function addressWith(path: string, record: string): string {
  return record.startsWith('/') ? record : path.replace(/\$\w+$/, record)
}
