import { HighlightsQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** The list's address: the query of its call. */
export const highlightsSearch = readable(HighlightsQuery.omit({ isActive: true }))
export type HighlightsSearch = z.output<typeof highlightsSearch>

/** Left out of the address. */
export const highlightsDefaults = highlightsSearch.parse({})
