import { StarToursQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** The list's address: the query of its call. */
export const starToursSearch = readable(StarToursQuery.omit({ isActive: true }))
export type StarToursSearch = z.output<typeof starToursSearch>

/** Left out of the address. */
export const starToursDefaults = starToursSearch.parse({})
