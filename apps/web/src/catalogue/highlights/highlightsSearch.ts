import { HighlightsQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

/** The list's address: the query of its call. */
export const highlightsSearch = listAddress(HighlightsQuery.omit({ isActive: true }))
export type HighlightsSearch = Sized<z.output<typeof highlightsSearch>>

export const highlightsRows = usualRows(HighlightsQuery)

/** Left out of the address. */
export const highlightsDefaults = highlightsSearch.parse({})
