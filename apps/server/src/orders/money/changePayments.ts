import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { orderState, statusAfterPayment } from '@tourdesk/domain/orders/lifecycle'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import { type Books, keptOf, sumsOf, type TotalChange } from '@tourdesk/domain/payments/ledger'
import type { PaymentStep } from '@tourdesk/domain/payments/payments'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { keepBooks } from '../../payments/keepBooks.ts'
import type { WrittenWith } from '../../payments/ledgerEntries.ts'
import { paymentEvents } from '../../payments/paymentEvents.ts'
import { setFees, setInstalments, setStatuses, touchOrder } from '../draft/store.ts'
import { daysOf } from '../saved/daysOf.ts'
import type { StoredOrder } from '../saved/queries.ts'
import { totalOf } from '../saved/totalOf.ts'

/**
 * What changes along with the payments of an order. What's left out keeps the order's instalments and total.
 */
interface MoneyChange {
  instalments?: Instalment[]
  change?: TotalChange
  written?: Partial<WrittenWith>
}

/** Changes a saved order's payments and everything that depends on them; returns the events to announce. */
export async function changePayments(
  tx: Tx,
  { actor, scope, now }: Pick<Call, 'actor' | 'scope' | 'now'>,
  stored: StoredOrder,
  before: Books,
  plan: PaymentStep[],
  { instalments = stored.order.instalments, change, written }: MoneyChange = {},
): Promise<DomainEvent[]> {
  const { order, entries } = stored
  const { id, currency, account_id: accountId, agent_id: agentId, order_number: orderNumber } = order
  const isCanceled = order.status === 'canceled'
  const author = {
    id,
    currency,
    price: isCanceled ? 0 : (totalOf(order) ?? 0),
    isCanceled,
    collectsFees: order.collects_fees,
    instalments,
    createdBy: actor.kind === 'person' ? actor.userId : null,
    now,
  }
  await setInstalments(tx, scope, stored, instalments)
  const { books, steps } = await keepBooks(tx, scope, author, before, plan, change, written)
  await setFees(tx, scope, order, books)
  const { total } = sumsOf(books.entries, currency)
  const state = orderState({ isCanceled, total, kept: keptOf(books, currency) })
  await setStatuses(tx, scope, id, state, (status) => statusAfterPayment(status, state.paymentStatus))
  await touchOrder(tx, scope, stored, now)
  const days = daysOf(entries)
  const logged = { id, orderNumber, accountId, agentId, days, currency, payments: before.payments }
  return paymentEvents(logged, steps)
}
