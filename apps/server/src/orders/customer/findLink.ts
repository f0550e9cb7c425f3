import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CustomerLink, SentLink } from '@tourdesk/contract/orders/checkout'
import { dayIn } from '@tourdesk/domain/calendar'
import { lastDayOfLink } from '@tourdesk/domain/orders/customerLink'
import type { Call } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import type { Scope } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { customerAddress } from '../customerAddress.ts'
import { findOrder } from '../saved/queries.ts'
import { toLinkedEntry } from './toLinkedEntry.ts'

/** The customer's link to an order that the scope may see. Throws `not_found` (404). */
export async function findLink(
  call: Pick<Call, 'db' | 'scope' | 'now'>,
  product: Pick<Product, 'origin'>,
  orderId: string,
): Promise<CustomerLink> {
  const stored = await findOrder(call, orderId)
  if (!stored) throw new Problem('not_found')
  const expires = lastDayOfLink(stored.entries.map(toLinkedEntry))
  return {
    url: dayIn(call.now) > expires ? null : customerAddress(product, stored.order),
    expires,
    sent: await lastSent(call.db, call.scope, orderId),
  }
}

/** The last mail with each link of an order. */
export async function lastSent(db: Db | Tx, scope: Scope, orderId: string): Promise<SentLink[]> {
  const rows = await scopedRows(db, scope)
    .linkMails()
    .distinctOn('payment_id')
    .select(['payment_id', 'recipient', 'sent_by', 'sent_at'])
    .where('order_id', '=', orderId)
    .orderBy('payment_id')
    .orderBy('sent_at', 'desc')
    .execute()
  return rows.map(({ payment_id, recipient, sent_by, sent_at }) => ({
    payment: payment_id,
    recipient,
    by: sent_by,
    at: sent_at.toISOString(),
  }))
}
