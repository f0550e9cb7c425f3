import { contract } from '@tourdesk/contract/contract'
import type { z } from 'zod'

/** Values that need not stand in the address. */
export const starToursDefaults = { sort: 'name', page: 1, limit: 5 } as const

/** What the address of the list holds: the query of the call. */
export const starToursSearch = contract.starTours.list.query
  .omit({ isActive: true })
  .catch({ ...starToursDefaults })
export type StarToursSearch = z.output<typeof starToursSearch>
