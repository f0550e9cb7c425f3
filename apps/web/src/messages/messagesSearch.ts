import { id } from '@tourdesk/contract/asked/fields'
import { messagesFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/** The list's page, and the open message. */
export const messagesSearch = listAddress({ ...messagesFields, message: id })
export type MessagesSearch = Sized<AddressOf<typeof messagesSearch>>

export const messageRows = usualRows(messagesFields)

/** Defaults, which the address leaves out. */
export const messagesDefaults = messagesSearch.parse({})
