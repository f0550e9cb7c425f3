import type { Page } from '@playwright/test'
import { addressWith, pagesOf, recordsFor } from './pages.ts'

/** The user who opens a page. */
type Owner = 'office' | 'visitor' | 'agency' | 'inside' | 'nobody'

/** Users by page, if it isn't the office; `nobody` for pages that redirect at once. */
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
  '/agency_account': 'agency',
  '/agency_account/statements': 'agency',
  '/waiting': 'agency',
  '/agency_accounts': 'nobody',
  '/accounts': 'nobody',
  '/security/setup': 'nobody',
  '/password': 'nobody',
  '/prices': 'nobody',
  '/departures': 'nobody',
  '/messages': 'nobody',
  '/payments': 'nobody',
  '/reports': 'nobody',
  '/settings': 'nobody',
  '/users': 'nobody',
}

/** Other states of a page: other tabs, an empty form, a dialog with its own address. */
const more: Record<string, string[]> = {
  '/operations': ['/operations?order=new', '/operations?search=nobody+is+called+this'],
  '/agency_orders/{-$agencyTab}': ['/agency_orders/orders', '/agency_orders?order=new'],
  '/account/$accountId': ['/account/new'],
  '/payments/$tab': [
    '/payments/due',
    '/payments/overdue?limit=5',
    '/payments/credits',
    '/payments/cash',
    '/payments/mismatches',
  ],
  '/payments/received': ['/payments/received?show=rows'],
  '/agency_accounts/balances': ['/agency_accounts/balances?limits=over'],
  '/agency_accounts/statements': ['/agency_accounts/statements?states=void'],
  '/reports/$report': [
    '/reports/sales?groupBy=tour&range=this_year',
    '/reports/cancellations?groupBy=agency&compare=previous',
    '/reports/crew',
    '/reports/vehicles',
    '/reports/pace',
  ],
  '/settings/$section': [
    '/settings/business',
    '/settings/payments',
    '/settings/crew',
    '/settings/check',
    '/settings/security',
  ],
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

/** The addresses of all pages of one user, with examples for those that show a record. */
export async function everyPageOf(page: Page, owner: Owner): Promise<string[]> {
  const records = owner === 'office' ? await recordsFor(page) : {}
  const own = (await pagesOf(page)).filter((path) => (owners[path] ?? 'office') === owner)
  if (own.length === 0) throw new Error(`No page for ${owner}`)
  return own.flatMap((path) => addressesOf(path, records))
}

/** A page that shows a record needs an example; throws if a new page has none. */
function addressesOf(path: string, records: Record<string, string>): string[] {
  const known = records[path]
  const plain = known === undefined ? path.replace(/\/\{-\$\w+\}$/, '') : addressWith(path, known)
  const others = more[path] ?? []
  if (!plain.includes('$')) return [plain, ...others]
  if (others.length === 0) throw new Error(`No example for the page ${path}`)
  return others
}
