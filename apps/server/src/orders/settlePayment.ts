import { Problem } from '@tourdesk/contract/kernel/problem'
import { maySettleByHand } from '@tourdesk/domain/payments/payments'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { booksOf } from './money/booksOf.ts'
import { changePayments } from './money/changePayments.ts'
import { lockOrder } from './saved/queries.ts'

/**
 * Marks a payment to the agency, or its refund, as paid. Throws `not_found` (404), `payment_by_card` or
 * `payment_not_pending` (409).
 */
export async function settlePayment(call: Call, orderId: string, paymentId: string): Promise<void> {
  authorize(call.actor, 'orders.settle')
  await inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, orderId)
    const payment = stored?.payments.find(({ id }) => id === paymentId)
    if (!stored || !payment) throw new Problem('not_found')
    accept(maySettleByHand(payment))
    const steps = [{ kind: 'settle' as const, _id: paymentId }]
    const [first, ...more] = await changePayments(
      tx,
      call,
      stored,
      await booksOf(tx, call.scope, stored),
      steps,
    )
    if (first) await announce(tx, call, first, ...more)
  })
}
