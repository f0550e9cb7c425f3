import { OutboxQuery } from '@tourdesk/contract/lists'
import { Id } from '@tourdesk/contract/parts'
import type { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** Values that need not stand in the address. */
export const outboxDefaults = { page: 1, limit: 25 } as const

/** The page of the list, and the mail that is open over it. */
export const outboxSearch = readable(OutboxQuery.extend({ mail: Id.optional() }))
export type OutboxSearch = z.output<typeof outboxSearch>
