import { departuresFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../../app/address.ts'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'
import { type ViewAddress, viewAddress } from '../../views/viewAddress.ts'

/** The address of the list of departures. */
export const departuresSearch = listAddress({ ...departuresFields, ...viewAddress })
export type DeparturesSearch = Omit<Sized<AddressOf<typeof departuresSearch>>, keyof ViewAddress>
export const departuresRows = usualRows(departuresFields)

/** Defaults, which the address leaves out. */
export const departuresDefaults = departuresSearch.parse({})
