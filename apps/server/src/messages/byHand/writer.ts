import type { Selectable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import type { Messages } from '../../schema/messages.ts'
import type { MakeCrewLink } from '../automatic/sendToCrew.ts'

export type StoredMessage = Selectable<Messages>

/** What writing needs besides the message. */
export interface Today {
  product: Pick<Product, 'env' | 'origin'> & { crewLink?: MakeCrewLink }
  now: Date
}

/** Writes a kind of message with the current facts. */
export type Writer = (tx: Tx, today: Today, message: StoredMessage) => Promise<void>
