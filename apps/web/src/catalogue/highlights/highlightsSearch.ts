import { HighlightsQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** Values that need not stand in the address. */
export const highlightsDefaults = { sort: 'name', page: 1, limit: 5 } as const

/** What the address of the list holds: the query of the call. */
export const highlightsSearch = readable(HighlightsQuery.omit({ isActive: true }))
export type HighlightsSearch = z.output<typeof highlightsSearch>
