import type { Message } from '@tourdesk/contract/messages/messages'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import type { Announced } from '../kernel/eventReader.ts'
import type { Product } from '../kernel/product.ts'

/** A message to repeat, and the key of the new one. */
export interface Again {
  call: Call<Person>
  product: Pick<Product, 'env' | 'origin'>
  message: Message
  key: string
}

/** The new message, and the events to announce. */
export interface Resent {
  id: string
  happened: [Announced['event'], ...Announced['event'][]]
}

/** Repeats a message. `lock` locks what the message is about, since messages are locked last. */
export interface Resender {
  lock(tx: Tx, message: Message): Promise<void>
  resend(tx: Tx, again: Again): Promise<Resent>
}
