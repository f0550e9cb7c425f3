import type { Permission } from '@tourdesk/domain/access/roles'

/** Pages that the menu and the addresses promise and that are still to come, with who may open them (ROUTE-06 to ROUTE-35). */
export const plannedPages = [['/checkout/$orderId', 'orders.read']] as const satisfies [
  `/${string}`,
  Permission,
][]
