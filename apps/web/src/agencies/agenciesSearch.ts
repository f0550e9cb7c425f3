import { AgenciesQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/** The agencies list's address: the filters of its call. */
export const agenciesSearch = listAddress(AgenciesQuery)
export type AgenciesSearch = Sized<z.output<typeof agenciesSearch>>

export const agenciesRows = usualRows(AgenciesQuery)

/** Left out of the address. */
export const agenciesDefaults = agenciesSearch.parse({})
