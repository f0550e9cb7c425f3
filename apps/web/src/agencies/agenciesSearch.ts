import { agenciesFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/** The address of the agencies list: the filters of its API call. */
export const agenciesSearch = listAddress(agenciesFields)
export type AgenciesSearch = Sized<AddressOf<typeof agenciesSearch>>

export const agenciesRows = usualRows(agenciesFields)

/** Defaults, which the address leaves out. */
export const agenciesDefaults = agenciesSearch.parse({})
