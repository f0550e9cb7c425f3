import { id } from '@tourdesk/contract/asked/fields'
import { outboxFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/** The address of the outbox: the list's page, and the open mail. */
export const outboxSearch = listAddress({ ...outboxFields, mail: id })
export type OutboxSearch = Sized<AddressOf<typeof outboxSearch>>

export const outboxRows = usualRows(outboxFields)

/** Defaults, which the address leaves out. */
export const outboxDefaults = outboxSearch.parse({})
