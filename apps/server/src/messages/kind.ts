import type { Person } from '@tourdesk/domain/access/actor'
import type { Silence } from '@tourdesk/domain/messages/vocabulary'
import type { Selectable } from 'kysely'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import type { Announced } from '../kernel/eventReader.ts'
import type { Product } from '../kernel/product.ts'
import type { Messages } from '../schema/messages.ts'
import type { WriteToAgency } from './automatic/sendToAgency.ts'
import type { MakeCrewLink } from './automatic/sendToCrew.ts'
import type { Letter } from './handOver.ts'

export type StoredMessage = Selectable<Messages>

/** What writing needs besides the message. */
export interface Today {
  product: Pick<Product, 'env' | 'origin'> & { crewLink?: MakeCrewLink; writeToAgency?: WriteToAgency }
  now: Date
}

/** A message to repeat, and the key of the new one. */
export interface Again {
  call: Call<Person>
  product: Pick<Product, 'env' | 'origin'>
  message: StoredMessage
  key: string
}

/** The new message, or null if it was repeated before, and the events to announce. */
export interface Resent {
  id: string | null
  happened: [Announced['event'], ...Announced['event'][]]
}

/** A kind of message: what it's about, and what it says with the current facts. */
export interface Kind {
  /** Locks what a message is about, since messages are locked last. */
  lock(tx: Tx, message: StoredMessage): Promise<void>
  /**
   * What a message to be sent by hand says now, or why it ends; null if that's already saved and announced.
   */
  rewrite(tx: Tx, today: Today, message: StoredMessage): Promise<Letter | Silence | null>
  /** Writes a new message that repeats an old one. */
  resend(tx: Tx, again: Again): Promise<Resent>
}
