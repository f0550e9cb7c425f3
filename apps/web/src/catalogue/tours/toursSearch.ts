import { count, one } from '@tourdesk/contract/asked/fields'
import { toursFields } from '@tourdesk/contract/listFields'
import { Address, type AddressOf } from '../../app/address.ts'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

/** The list's address: the query of its call. */
export const toursSearch = listAddress(toursFields)
export type ToursSearch = Sized<AddressOf<typeof toursSearch>>

export const toursRows = usualRows(toursFields)

/** Left out of the address. */
export const toursDefaults = toursSearch.parse({})

/** The price list open in the editor, counted from 1, and who waits for a new tour; anything else is ignored. */
export const tourSearch = new Address({
  listIndex: count,
  /** The set-up checklist, or a form in another tab. */
  from: one(['setup', 'form']),
})
