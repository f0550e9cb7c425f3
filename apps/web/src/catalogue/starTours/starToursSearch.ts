import { StarToursQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** Values that need not stand in the address. */
export const starToursDefaults = { sort: 'name', page: 1, limit: 5 } as const

/** What the address of the list holds: the query of the call. */
export const starToursSearch = readable(StarToursQuery.omit({ isActive: true }))
export type StarToursSearch = z.output<typeof starToursSearch>
