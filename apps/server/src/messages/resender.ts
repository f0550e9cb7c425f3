import type { Message } from '@tourdesk/contract/messages/messages'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import type { Announced } from '../kernel/eventReader.ts'
import type { Product } from '../kernel/product.ts'

/** A message to say again: by whom, and under which key. */
export interface Again {
  call: Call<Person>
  product: Pick<Product, 'env' | 'origin'>
  message: Message
  key: string
}

/** The new message, and what is to be announced. */
export interface Resent {
  id: string
  happened: [Announced['event'], ...Announced['event'][]]
}

/** Says a message again. It locks what the message is about first, since messages are locked last. */
export interface Resender {
  lock(tx: Tx, message: Message): Promise<void>
  resend(tx: Tx, again: Again): Promise<Resent>
}
