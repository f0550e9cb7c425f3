import { ToursQuery } from '@tourdesk/contract/lists'
import { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** Defaults, left out of the address. */
export const toursDefaults = { sort: 'name', page: 1, limit: 5 } as const

/** The list's address: the query of its call. */
export const toursSearch = readable(ToursQuery)
export type ToursSearch = z.output<typeof toursSearch>

/** The price list open in the editor, counted from 1; anything else is ignored. */
export const tourSearch = z.object({
  listIndex: z.coerce.number<unknown>().int().min(1).optional().catch(undefined),
})
