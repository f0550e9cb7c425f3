import { OutboxQuery } from '@tourdesk/contract/lists'
import { Id } from '@tourdesk/contract/parts'
import type { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** The list's page, and the open mail. */
export const outboxSearch = readable(OutboxQuery.extend({ mail: Id.optional() }))
export type OutboxSearch = z.output<typeof outboxSearch>

/** Left out of the address. */
export const outboxDefaults = outboxSearch.parse({})
