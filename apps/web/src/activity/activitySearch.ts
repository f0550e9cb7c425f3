import { ActivityQuery } from '@tourdesk/contract/lists'
import { Id } from '@tourdesk/contract/parts'
import type { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** Values that the address leaves out. */
export const activityDefaults = { page: 1, limit: 50 } as const

/** The filters, the list's page and the open row (AUD-06). */
export const activitySearch = readable(ActivityQuery.extend({ row: Id.optional() }))
export type ActivitySearch = z.output<typeof activitySearch>
