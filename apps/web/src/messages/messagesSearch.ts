import { MessagesQuery } from '@tourdesk/contract/lists'
import { Id } from '@tourdesk/contract/parts'
import type { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/** The list's page, and the open message. */
export const messagesSearch = listAddress(MessagesQuery.extend({ message: Id.optional() }))
export type MessagesSearch = Sized<z.output<typeof messagesSearch>>

export const messageRows = usualRows(MessagesQuery)

/** Left out of the address. */
export const messagesDefaults = messagesSearch.parse({})
