import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { addPart } from '@tourdesk/domain/payments/askByInstalments'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { booksOf } from './booksOf.ts'
import { changePayments } from './changePayments.ts'
import { dueOf } from './dueOf.ts'
import { lockOrder } from './queries.ts'

/**
 * Splits off a part of the total as a separate payment; `amount` is in the order's currency.
 * Throws `not_found` (404), `order_canceled` (409), or a wrong amount (400).
 */
export async function addPayment(call: Call, orderId: string, amount: number): Promise<void> {
  authorize(call.actor, 'orders.settle')
  await inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, orderId)
    if (!stored) throw new Problem('not_found')
    if (stored.order.status === 'canceled') throw new Problem('order_canceled')
    const books = await booksOf(tx, call.scope, stored)
    const plan = addPart(books.payments, dueOf(stored), stored.order.instalments, amount)
    if (!plan.ok) throw fieldProblem([{ field: 'amount', code: plan.code, params: plan.params }])
    const [first, ...more] = await changePayments(tx, call, stored, books, plan.value.steps, {
      instalments: plan.value.instalments,
    })
    if (first) await announce(tx, call, first, ...more)
  })
}
