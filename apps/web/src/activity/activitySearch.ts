import { ActivityQuery } from '@tourdesk/contract/lists'
import { Id } from '@tourdesk/contract/parts'
import type { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'
import { type ViewAddress, viewAddress } from '../views/viewAddress.ts'

/** Values that the address leaves out. */
export const activityDefaults = { page: 1 } as const

export const activityRows = usualRows(ActivityQuery)

/** The filters, the list's page and the open row (AUD-06). */
export const activitySearch = listAddress(ActivityQuery.extend({ row: Id.optional(), ...viewAddress }))
export type ActivitySearch = Omit<Sized<z.output<typeof activitySearch>>, keyof ViewAddress>
