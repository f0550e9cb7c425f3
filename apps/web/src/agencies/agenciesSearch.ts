import { contract } from '@tourdesk/contract/contract'
import type { z } from 'zod'

/** Values that need not stand in the address. */
export const agenciesDefaults = { page: 1, limit: 5 } as const

/** What the address of the agencies list holds: the filters of the call. */
export const agenciesSearch = contract.agencies.list.query.catch({ ...agenciesDefaults })
export type AgenciesSearch = z.output<typeof agenciesSearch>
