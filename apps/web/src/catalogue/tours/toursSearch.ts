import { ToursQuery } from '@tourdesk/contract/lists'
import { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** Values that need not stand in the address. */
export const toursDefaults = { sort: 'name', page: 1, limit: 5 } as const

/** What the address of the list holds: the query of the call. */
export const toursSearch = readable(ToursQuery)
export type ToursSearch = z.output<typeof toursSearch>

/** The price list that stands open in the editor, counted from 1; anything else is ignored (TOUR-08, HOLE-C55). */
export const tourSearch = z.object({
  listIndex: z.coerce.number<unknown>().int().min(1).optional().catch(undefined),
})
