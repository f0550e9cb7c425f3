import { idOr } from '@tourdesk/contract/asked/fields'
import { waitingFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../../app/address.ts'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

/** The address of the waiting list, with the open party. */
export const waitingSearch = listAddress({ ...waitingFields, party: idOr('new') })
export type WaitingSearch = Sized<AddressOf<typeof waitingSearch>>
export const waitingRows = usualRows(waitingFields)

/** Defaults, which the address leaves out. */
export const waitingDefaults = waitingSearch.parse({})
