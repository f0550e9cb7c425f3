import { highlightsFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../../app/address.ts'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

const { isActive: _, ...asked } = highlightsFields

/** The list's address: the query of its call. */
export const highlightsSearch = listAddress(asked)
export type HighlightsSearch = Sized<AddressOf<typeof highlightsSearch>>

export const highlightsRows = usualRows(highlightsFields)

/** Left out of the address. */
export const highlightsDefaults = highlightsSearch.parse({})
