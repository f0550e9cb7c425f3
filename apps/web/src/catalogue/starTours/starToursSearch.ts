import { starToursFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../../app/address.ts'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

const { isActive: _, ...asked } = starToursFields

/** The list's address: the query of its API call. */
export const starToursSearch = listAddress(asked)
export type StarToursSearch = Sized<AddressOf<typeof starToursSearch>>

export const starToursRows = usualRows(starToursFields)

/** Defaults, which the address leaves out. */
export const starToursDefaults = starToursSearch.parse({})
