import type { Selectable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { Messages } from '../../schema/messages.ts'
import type { Today } from './writeToday.ts'

export type StoredMessage = Selectable<Messages>

/** Writes a kind of message with the facts of now. */
export type Writer = (tx: Tx, today: Today, message: StoredMessage) => Promise<void>
