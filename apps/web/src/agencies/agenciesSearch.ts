import { AgenciesQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** The agencies list's address: the filters of its call. */
export const agenciesSearch = readable(AgenciesQuery)
export type AgenciesSearch = z.output<typeof agenciesSearch>

/** Left out of the address. */
export const agenciesDefaults = agenciesSearch.parse({})
