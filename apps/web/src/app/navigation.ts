import { entersEveryAccount } from '@tourdesk/domain/access/actor'
import type { Permission } from '@tourdesk/domain/access/roles'
import { isOffice } from './isOffice.ts'
import type { Session } from './sessionShape.ts'

interface Place {
  key: string
  to: string
  /** The start of its pages' addresses, if not its own address. */
  pages?: string
  permission: Permission
}

/** A place in the menu that the user may open. */
export interface OpenPlace {
  key: PlaceKey
  to: string
  pages?: string
}

/** The main account's menu, in order. */
const inMain = [
  { key: 'operations', to: '/operations', permission: 'operations.read' },
  { key: 'tours', to: '/tours', permission: 'catalogue.write' },
  { key: 'highlights', to: '/highlights', permission: 'catalogue.write' },
  { key: 'agencies', to: '/agencies', permission: 'accounts.read' },
  { key: 'users', to: '/users', permission: 'users.read' },
  { key: 'prices', to: '/prices', permission: 'prices.write' },
  { key: 'pickups', to: '/pickups_dropoffs_locations', permission: 'prices.write' },
  { key: 'starTours', to: '/star_tours', permission: 'catalogue.write' },
  { key: 'assignments', to: '/assignments/calendar', permission: 'dispatch.read' },
  { key: 'guides', to: '/guides', permission: 'fleet.read' },
  { key: 'drivers', to: '/drivers', permission: 'fleet.read' },
  { key: 'cars', to: '/cars', permission: 'fleet.read' },
  { key: 'carSuppliers', to: '/car_suppliers', permission: 'fleet.read' },
  { key: 'articles', to: '/articles', permission: 'catalogue.write' },
] as const satisfies Place[]

/** An agency's menu. */
const inAgency = [
  { key: 'agencyOrders', to: '/agency_orders', permission: 'orders.read' },
  { key: 'users', to: '/users', permission: 'users.read' },
  { key: 'affiliationLinks', to: '/affiliation_links', permission: 'affiliation.read' },
  { key: 'agencySettings', to: '/agency_settings', permission: 'accounts.settings' },
] as const satisfies Place[]

/** The working day, under its own heading in the main account's menu. */
const ofField = [
  { key: 'day', to: '/day', permission: 'dispatch.read' },
  { key: 'manifests', to: '/day/manifests', permission: 'dispatch.read' },
  { key: 'boarding', to: '/day/boarding', permission: 'dispatch.read' },
  { key: 'departures', to: '/departures/list', pages: '/departures', permission: 'dispatch.read' },
  { key: 'messages', to: '/messages/outbox', pages: '/messages', permission: 'messages.write' },
] as const satisfies Place[]

/** What customers and agencies owe and what was sold, under its own heading. */
const ofMoney = [
  { key: 'payments', to: '/payments', permission: 'orders.settle' },
  {
    key: 'agencyAccounts',
    to: '/agency_accounts/balances',
    pages: '/agency_accounts',
    permission: 'statements.read',
  },
  { key: 'reports', to: '/reports', permission: 'reports.read' },
] as const satisfies Place[]

/** The same in an agency. */
const ofAgencyMoney = [
  { key: 'ownAccount', to: '/agency_account', permission: 'statements.read' },
  { key: 'reports', to: '/reports', permission: 'reports.read' },
] as const satisfies Place[]

/** Entries about the product itself, under their own heading in both menus. */
const ofSystem = [{ key: 'activity', to: '/activity', permission: 'audit.read' }] as const satisfies Place[]

export type PlaceKey =
  | (typeof inMain)[number]['key']
  | (typeof inAgency)[number]['key']
  | (typeof ofField)[number]['key']
  | (typeof ofMoney)[number]['key']
  | (typeof ofAgencyMoney)[number]['key']
  | (typeof ofSystem)[number]['key']

/** The menu for this session; the server refuses everything else anyway. */
export function navigationOf(session: Session): OpenPlace[] {
  const places = isOffice(session) ? inMain : inAgency
  return places.filter((place) => session.permissions.includes(place.permission))
}

/** The entries under the heading `Field`. */
export function fieldNavigationOf(session: Session): OpenPlace[] {
  return ofField.filter((place) => session.permissions.includes(place.permission))
}

/** The entries under the heading `Money`. */
export function moneyNavigationOf(session: Session): OpenPlace[] {
  const places = isOffice(session) ? ofMoney : ofAgencyMoney
  return places.filter((place) => session.permissions.includes(place.permission))
}

/** The entries under the heading `System`. */
export function systemNavigationOf(session: Session): OpenPlace[] {
  return ofSystem.filter((place) => session.permissions.includes(place.permission))
}

/** True if the button back to the main account is shown. */
export function canGoBack(session: Session): boolean {
  return entersEveryAccount(session) && !isOffice(session)
}

/** The place that an address belongs to: the one with the longest matching address. */
export function placeOf<P extends Pick<OpenPlace, 'to' | 'pages'>>(
  path: string,
  places: readonly P[],
): P | undefined {
  const isUnder = ({ to, pages = to }: P) => path === pages || path.startsWith(`${pages}/`)
  return places.filter(isUnder).toSorted((a, b) => b.to.length - a.to.length)[0]
}
