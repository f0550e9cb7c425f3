import { OutboxQuery } from '@tourdesk/contract/lists'
import { Id } from '@tourdesk/contract/parts'
import type { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** Defaults, left out of the address. */
export const outboxDefaults = { page: 1, limit: 25 } as const

/** The list's page, and the open mail. */
export const outboxSearch = readable(OutboxQuery.extend({ mail: Id.optional() }))
export type OutboxSearch = z.output<typeof outboxSearch>
