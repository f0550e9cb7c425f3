import { OperationsQuery } from '@tourdesk/contract/lists'
import { orderTypes } from '@tourdesk/domain/entries/vocabulary'
import { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** In a list's address: all days, instead of the usual range. */
export const allDates = z.literal('all').optional()

/** The operations page's address: the filters of the call, and the open order. */
export const operationsSearch = readable(
  OperationsQuery.extend({
    dates: allDates,
    /** An order's id, or `new`. */
    order: z.union([z.uuid(), z.literal('new')]).optional(),
    /** The type of a new order. */
    type: z.enum(orderTypes).optional(),
  }),
)
export type OperationsSearch = z.output<typeof operationsSearch>

/** Left out of the address. */
export const operationsDefaults = operationsSearch.parse({})
