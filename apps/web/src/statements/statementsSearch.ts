import { day } from '@tourdesk/contract/asked/fields'
import { statementsFields } from '@tourdesk/contract/listFields'
import { Address, type AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/** The address of a list of statements: the filters of its API call. */
export const statementsSearch = listAddress(statementsFields)
export type StatementsSearch = Sized<AddressOf<typeof statementsSearch>>
export const statementsRows = usualRows(statementsFields)

/** Defaults, which the address leaves out. */
export const statementsDefaults = statementsSearch.parse({})

/** The address of the ageing: its day, if it isn't today. */
export const ageingSearch = new Address({ day })
