import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { addPart } from '@tourdesk/domain/payments/askByInstalments'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { ask } from '../kernel/question.ts'
import { paymentsOf } from '../payments/paymentsOf.ts'
import { booksOf } from './money/booksOf.ts'
import { changePayments } from './money/changePayments.ts'
import { dueOf } from './money/dueOf.ts'
import { lockOrder } from './saved/queries.ts'

/**
 * Splits a part of the total off as a separate payment; `amount` is in the order's currency. Repeating a
 * `clientKey` changes nothing. Throws `not_found` (404), `order_canceled` (409), or an error at `amount`
 * (400).
 */
export async function addPayment(
  call: Call,
  orderId: string,
  { amount, clientKey }: { amount: number; clientKey: string },
): Promise<void> {
  authorize(call.actor, 'orders.settle')
  await inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, orderId)
    if (!stored) throw new Problem('not_found')
    const rows = await ask(tx, paymentsOf(call.scope, { order: orderId }))
    if (rows.some(({ client_key }) => client_key === clientKey)) return unchanged(undefined)
    if (stored.order.status === 'canceled') throw new Problem('order_canceled')
    const books = await booksOf(tx, call.scope, stored)
    const plan = addPart(books.payments, dueOf(stored), stored.order.instalments, amount)
    if (!plan.ok) throw fieldProblem([{ field: 'amount', code: plan.code, params: plan.params }])
    const steps = plan.value.steps.map((step) => (step.kind === 'create' ? { ...step, clientKey } : step))
    const { instalments } = plan.value
    const [first, ...more] = await changePayments(tx, call, stored, books, steps, { instalments })
    if (first) await announce(tx, call, first, ...more)
  })
}
