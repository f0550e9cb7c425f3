import { AgenciesQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** Values that need not stand in the address. */
export const agenciesDefaults = { page: 1, limit: 5 } as const

/** What the address of the agencies list holds: the filters of the call. */
export const agenciesSearch = readable(AgenciesQuery)
export type AgenciesSearch = z.output<typeof agenciesSearch>
