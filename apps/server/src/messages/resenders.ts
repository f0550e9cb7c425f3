import type { Message } from '@tourdesk/contract/messages/messages'
import type { Person } from '@tourdesk/domain/access/actor'
import type { MessageEvent } from '@tourdesk/domain/messages/vocabulary'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import type { Product } from '../kernel/product.ts'
import { resendNews } from './automatic/resendNews.ts'
import { resendToCustomer } from './resendToCustomer.ts'
import { resendSheets } from './sheets/resendSheets.ts'
import { resendToSupplier } from './suppliers/resendToSupplier.ts'

/** A message to say again: by whom, and under which key. */
export interface Again {
  call: Call<Person>
  product: Pick<Product, 'env' | 'origin'>
  message: Message
  key: string
}

/** Says a message again. It locks what the message is about first, since messages are locked last. */
export interface Resender {
  lock(tx: Tx, message: Message): Promise<void>
  /** Returns the new message's id, and announces it. */
  resend(tx: Tx, again: Again): Promise<string>
}

/** How each kind of message is said again. */
export const resenders: Record<MessageEvent, Resender> = {
  order_confirmed: resendNews,
  order_changed: resendNews,
  order_canceled: resendNews,
  payment_link: resendNews,
  balance_due: resendNews,
  balance_overdue: resendNews,
  crew_assigned: resendNews,
  crew_removed: resendNews,
  crew_day: resendNews,
  pickup_changed: resendToCustomer,
  tour_reminder: resendToCustomer,
  free: resendToCustomer,
  sheet: resendSheets,
  supplier_request: resendToSupplier,
  supplier_changed: resendToSupplier,
  supplier_canceled: resendToSupplier,
}
