import { ToursQuery } from '@tourdesk/contract/lists'
import { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

/** The list's address: the query of its call. */
export const toursSearch = listAddress(ToursQuery)
export type ToursSearch = Sized<z.output<typeof toursSearch>>

export const toursRows = usualRows(ToursQuery)

/** Left out of the address. */
export const toursDefaults = toursSearch.parse({})

/** The price list open in the editor, counted from 1, and who waits for a new tour; anything else is ignored. */
export const tourSearch = z.object({
  listIndex: z.coerce.number<unknown>().int().min(1).optional().catch(undefined),
  /** The set-up checklist, or a form in another tab. */
  from: z.enum(['setup', 'form']).optional().catch(undefined),
})
