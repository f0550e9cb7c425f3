import { contract } from '@tourdesk/contract/contract'
import type { z } from 'zod'

/** Values that need not stand in the address. */
export const highlightsDefaults = { sort: 'name', page: 1, limit: 5 } as const

/** What the address of the list holds: the query of the call. */
export const highlightsSearch = contract.highlights.list.query
  .omit({ isActive: true })
  .catch({ ...highlightsDefaults })
export type HighlightsSearch = z.output<typeof highlightsSearch>
