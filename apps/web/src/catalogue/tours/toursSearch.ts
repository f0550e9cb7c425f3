import { ToursQuery } from '@tourdesk/contract/lists'
import { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** The list's address: the query of its call. */
export const toursSearch = readable(ToursQuery)
export type ToursSearch = z.output<typeof toursSearch>

/** Left out of the address. */
export const toursDefaults = toursSearch.parse({})

/** The price list open in the editor, counted from 1; anything else is ignored. */
export const tourSearch = z.object({
  listIndex: z.coerce.number<unknown>().int().min(1).optional().catch(undefined),
})
