import { StarToursQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** Defaults, left out of the address. */
export const starToursDefaults = { sort: 'name', page: 1, limit: 5 } as const

/** The list's address: the query of its call. */
export const starToursSearch = readable(StarToursQuery.omit({ isActive: true }))
export type StarToursSearch = z.output<typeof starToursSearch>
