import { OperationsQuery } from '@tourdesk/contract/lists'
import { orderTypes } from '@tourdesk/domain/entries/vocabulary'
import { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'
import { type ViewAddress, viewAddress } from '../views/viewAddress.ts'

/** In a list's address: all days, instead of the usual range. */
export const allDates = z.literal('all').optional()

/** The operations page's address: the filters of the call, and the open order. */
export const operationsSearch = listAddress(
  OperationsQuery.extend({
    dates: allDates,
    ...viewAddress,
    /** An order's id, or `new`. */
    order: z.union([z.uuid(), z.literal('new')]).optional(),
    /** The type of a new order. */
    type: z.enum(orderTypes).optional(),
  }),
)
export type OperationsSearch = Omit<Sized<z.output<typeof operationsSearch>>, keyof ViewAddress>

export const operationsRows = usualRows(OperationsQuery)

/** Left out of the address. */
export const operationsDefaults = operationsSearch.parse({})
