import { contract } from '@tourdesk/contract/contract'
import { z } from 'zod'

/** What the address of the operations page holds: the filters of the call, and the order that stands open. */
export const operationsSearch = contract.orders.purchasedTours.query.extend({
  /** An order's id, or `new`. */
  order: z.union([z.uuid(), z.literal('new')]).optional(),
})
export type OperationsSearch = z.output<typeof operationsSearch>

/** Values that need not stand in the address. */
export const operationsDefaults = { page: 1, limit: 25, sort: '-created' } as const
