import type { Permission } from '@tourdesk/domain/access/roles'

/** Pages that the menu and the addresses promise and that are still to come, with who may open them (ROUTE-06 to ROUTE-35). */
export const plannedPages = [
  ['/agency_orders', 'orders.read'],
  ['/agency_orders/$tab', 'orders.read'],
  ['/agency_settings', 'accounts.settings'],
  ['/affiliation_links', 'affiliation.read'],
  ['/order/$orderId', 'orders.read'],
  ['/checkout/$orderId', 'orders.read'],
] as const satisfies [`/${string}`, Permission][]
