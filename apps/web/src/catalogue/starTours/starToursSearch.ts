import { StarToursQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

/** The list's address: the query of its call. */
export const starToursSearch = listAddress(StarToursQuery.omit({ isActive: true }))
export type StarToursSearch = Sized<z.output<typeof starToursSearch>>

export const starToursRows = usualRows(StarToursQuery)

/** Left out of the address. */
export const starToursDefaults = starToursSearch.parse({})
