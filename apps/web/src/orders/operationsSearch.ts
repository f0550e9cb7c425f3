import { OperationsQuery } from '@tourdesk/contract/lists'
import { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** Values that need not stand in the address. */
export const operationsDefaults = { page: 1, limit: 25, sort: '-created' } as const

/** In the address of a list of orders: on whatever day, instead of the usual range. */
export const allDates = z.literal('all').optional()

/** What the address of the operations page holds: the filters of the call, and the order that stands open. */
export const operationsSearch = readable(
  OperationsQuery.extend({
    dates: allDates,
    /** An order's id, or `new`. */
    order: z.union([z.uuid(), z.literal('new')]).optional(),
  }),
)
export type OperationsSearch = z.output<typeof operationsSearch>
