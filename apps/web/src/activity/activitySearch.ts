import { ActivityQuery } from '@tourdesk/contract/lists'
import { Id } from '@tourdesk/contract/parts'
import type { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** Values that need not stand in the address. */
export const activityDefaults = { page: 1, limit: 50 } as const

/** The filters and the page of the list, and the row that is open (AUD-06). */
export const activitySearch = readable(ActivityQuery.extend({ row: Id.optional() }))
export type ActivitySearch = z.output<typeof activitySearch>
