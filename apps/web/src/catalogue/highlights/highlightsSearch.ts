import { highlightsFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../../app/address.ts'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

const { isActive: _, ...asked } = highlightsFields

/** The list's address: the query of its API call. */
export const highlightsSearch = listAddress(asked)
export type HighlightsSearch = Sized<AddressOf<typeof highlightsSearch>>

export const highlightsRows = usualRows(highlightsFields)

/** Defaults, which the address leaves out. */
export const highlightsDefaults = highlightsSearch.parse({})
