import { count, one } from '@tourdesk/contract/asked/fields'
import { toursFields } from '@tourdesk/contract/listFields'
import { Address, type AddressOf } from '../../app/address.ts'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

/** The list's address: the query of its API call. */
export const toursSearch = listAddress(toursFields)
export type ToursSearch = Sized<AddressOf<typeof toursSearch>>

export const toursRows = usualRows(toursFields)

/** Defaults, which the address leaves out. */
export const toursDefaults = toursSearch.parse({})

/** The open price list, from 1, and what a new tour is needed for; anything else is ignored. */
export const tourSearch = new Address({
  listIndex: count,
  /** The set-up checklist, or a form in another tab. */
  from: one(['setup', 'form']),
})
