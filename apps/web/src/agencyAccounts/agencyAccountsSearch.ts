import { agencyBalancesFields, agencyPostingsFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'
import { type ViewAddress, viewAddress } from '../views/viewAddress.ts'

/** The address of the list of balances. */
export const balancesSearch = listAddress({ ...agencyBalancesFields, ...viewAddress })
export type BalancesSearch = Omit<Sized<AddressOf<typeof balancesSearch>>, keyof ViewAddress>
export const balancesRows = usualRows(agencyBalancesFields)

/** The address of an account: the filters of its rows. */
export const postingsSearch = listAddress(agencyPostingsFields)
export type PostingsSearch = Sized<AddressOf<typeof postingsSearch>>
export const postingsRows = usualRows(agencyPostingsFields)

/** Defaults, which the addresses leave out. */
export const balancesDefaults = balancesSearch.parse({})
export const postingsDefaults = postingsSearch.parse({})
