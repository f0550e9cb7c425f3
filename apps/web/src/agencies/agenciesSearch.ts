import { AgenciesQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** Defaults, left out of the address. */
export const agenciesDefaults = { page: 1, limit: 5 } as const

/** The agencies list's address: the filters of its call. */
export const agenciesSearch = readable(AgenciesQuery)
export type AgenciesSearch = z.output<typeof agenciesSearch>
