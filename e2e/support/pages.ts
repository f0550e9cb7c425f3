import type { Page } from '@playwright/test'
import { dayAhead } from './days.ts'

/** The addresses of all pages as the product itself knows them, with names for what stands in them. */
export async function pagesOf(page: Page): Promise<string[]> {
  await page.goto('/login')
  return page.evaluate(() => {
    const router: { routesByPath: object } = Reflect.get(self, '__TSR_ROUTER__')
    return Object.keys(router.routesByPath).filter((path) => path !== '/$')
  })
}

/** A record of the demo business for every page that shows one. */
export async function recordsFor(page: Page): Promise<Record<string, string>> {
  const read = async (call: string) => (await page.request.get(`/api/v1/${call}`)).json()
  const first = async (call: string) => (await read(call)).data[0]._id
  const me = await read('auth/getCurrentUser')
  const { priceManagement } = await read(`accounts/${me.account._id}?type=data`)
  const { orderId } = await orderOfTomorrow(page)
  return {
    '/account/$accountId': await first('accounts?limit=1'),
    '/user/$userId': me._id,
    '/highlight/$highlightId': await first('highlights?limit=1'),
    '/tour/$tourId': await first('tours?limit=1&isActive=true'),
    '/star_tour/$starTourId': await first('starTours?limit=1'),
    '/order/$orderId': orderId,
    '/checkout/$orderId': orderId,
    '/price/ticket_types/$priceManagementItemId': priceManagement.ticket_types[0]._id,
    '/price/coupons/$priceManagementItemId': priceManagement.coupons[0]._id,
    '/price/general_discounts/$priceManagementItemId': priceManagement.general_discounts[0]._id,
    '/pickup_dropoff_location/$priceManagementItemId': priceManagement.pickups_dropoffs_locations[0]._id,
  }
}

/** An order of a departure that is planned, with a vehicle on it. */
export async function orderOfTomorrow(
  page: Page,
): Promise<{ orderId: string; date: string; tour: { _id: string } }> {
  const days = `startDate=${dayAhead(1)}&endDate=${dayAhead(3)}`
  const query = `${days}&orderType=daily&orderStatus=paid,pending&limit=50`
  const answer = await page.request.get(`/api/v1/orders/purchasedTours/data?${query}`)
  const {
    data,
  }: { data: { orderId: string; date: string; tour: { _id: string }; tourCarId?: string | null }[] } =
    await answer.json()
  const planned = data.find(({ tourCarId }) => tourCarId) ?? data[0]
  if (!planned) throw new Error('Nobody travels tomorrow')
  return planned
}
