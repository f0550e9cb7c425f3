import { id } from '@tourdesk/contract/asked/fields'
import { activityFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'
import { type ViewAddress, viewAddress } from '../views/viewAddress.ts'

/** Defaults, which the address leaves out. */
export const activityDefaults = { page: 1 } as const

export const activityRows = usualRows(activityFields)

/** The filters, the list's page and the open row. */
export const activitySearch = listAddress({ ...activityFields, row: id, ...viewAddress })
export type ActivitySearch = Omit<Sized<AddressOf<typeof activitySearch>>, keyof ViewAddress>
