import { agenciesFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/** The agencies list's address: the filters of its call. */
export const agenciesSearch = listAddress(agenciesFields)
export type AgenciesSearch = Sized<AddressOf<typeof agenciesSearch>>

export const agenciesRows = usualRows(agenciesFields)

/** Left out of the address. */
export const agenciesDefaults = agenciesSearch.parse({})
