import { orderState, statusAfterPayment } from '@tourdesk/domain/orders/lifecycle'
import type { PaymentStep } from '@tourdesk/domain/orders/payments'
import type { AuditEntry } from '../kernel/audit.ts'
import type { PersonCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { announce } from '../kernel/live.ts'
import { applyPayments, toPayments } from './applyPayments.ts'
import { dueOf } from './dueOf.ts'
import { paymentLog } from './paymentLog.ts'
import type { StoredOrder } from './queries.ts'
import { setStatuses, touchOrder } from './store.ts'

/** Changes the payments of a saved order and what follows from them; answers what the log is to say. */
export async function changePayments(
  tx: Tx,
  { actor, now }: PersonCall,
  stored: StoredOrder,
  steps: PaymentStep[],
): Promise<AuditEntry[]> {
  const { order, entries } = stored
  const { id, currency, account_id: accountId } = order
  const payments = await applyPayments(tx, { id, currency, createdBy: actor.userId, now }, steps)
  const state = orderState({ isCanceled: order.status === 'canceled', payments, total: dueOf(stored).total })
  await setStatuses(tx, id, state, (status) => statusAfterPayment(status, state.paymentStatus))
  await touchOrder(tx, stored, now)
  const days = [...new Set(entries.map((entry) => entry.tour_date))]
  await announce(tx, { topic: 'orders', days, by: actor.userId, accountId })
  return paymentLog({ id, accountId, currency, payments: toPayments(stored.payments) }, steps)
}
