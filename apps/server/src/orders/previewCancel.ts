import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CancelPreview } from '@tourdesk/contract/orders/cancelShapes'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import { toPayments } from '../payments/applyPayments.ts'
import { findEntries } from '../payments/ledgerEntries.ts'
import { type CancelRequest, planCancel, presentCancel } from './money/planCancel.ts'
import { findOrder } from './saved/queries.ts'

/** What canceling would do to the money of an order. Throws what `cancelOrder` would throw. */
export async function previewCancel(
  call: Call<Person>,
  orderId: string,
  request: CancelRequest,
): Promise<CancelPreview> {
  const stored = await findOrder(call, orderId)
  if (!stored) throw new Problem('not_found')
  if (stored.order.status === 'canceled') throw new Problem('order_already_canceled')
  const entries = await findEntries(call.db, call.scope, orderId)
  const books = { payments: toPayments(stored.payments), entries }
  return presentCancel(stored, planCancel(call, stored, books, request))
}
