import { OutboxQuery } from '@tourdesk/contract/lists'
import { Id } from '@tourdesk/contract/parts'
import type { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/** The list's page, and the open mail. */
export const outboxSearch = listAddress(OutboxQuery.extend({ mail: Id.optional() }))
export type OutboxSearch = Sized<z.output<typeof outboxSearch>>

export const outboxRows = usualRows(OutboxQuery)

/** Left out of the address. */
export const outboxDefaults = outboxSearch.parse({})
