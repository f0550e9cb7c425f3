import type { Permission } from '@tourdesk/domain/access/roles'

/** Pages that have an address but aren't ready yet, with who may open them. */
export const plannedPages = [['/checkout/$orderId', 'orders.read']] as const satisfies [
  `/${string}`,
  Permission,
][]
