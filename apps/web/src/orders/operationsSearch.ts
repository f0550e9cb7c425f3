import { id, idOr, one } from '@tourdesk/contract/asked/fields'
import { operationsFields } from '@tourdesk/contract/listFields'
import { orderTypes } from '@tourdesk/domain/entries/vocabulary'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'
import { type ViewAddress, viewAddress } from '../views/viewAddress.ts'

/** The value in a list's address for all days, instead of the usual range. */
export const allDates = one(['all'])

/** The operations page's address: the filters of the call, and the open order. */
export const operationsSearch = listAddress({
  ...operationsFields,
  dates: allDates,
  ...viewAddress,
  /** An order's id, or `new`. */
  order: idOr('new'),
  /** The order beside the list. */
  peek: id,
  /** The type of a new order. */
  type: one(orderTypes),
})
export type OperationsSearch = Omit<Sized<AddressOf<typeof operationsSearch>>, keyof ViewAddress>

export const operationsRows = usualRows(operationsFields)

/** Values that are left out of the address. */
export const operationsDefaults = operationsSearch.parse({})
