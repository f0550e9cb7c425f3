import { Problem } from '@tourdesk/contract/kernel/problem'
import { Id } from '@tourdesk/contract/parts'
import { type ProviderReport, settleByProvider } from '@tourdesk/domain/payments/settleByProvider'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { ask } from '../kernel/question.ts'
import { constraintOf, isUniqueViolation } from '../kernel/violations.ts'
import { toPayments } from '../payments/applyPayments.ts'
import { orderOfPayment } from '../payments/paymentsOf.ts'
import { booksOf } from './booksOf.ts'
import { changePayments } from './changePayments.ts'
import { dueOf } from './dueOf.ts'
import { lockOrder } from './queries.ts'

/**
 * Records a payment, or a refund, that its provider made: once, however often and in whatever order it's reported. The
 * report is what the provider answered when asked, never what a notification or a browser says.
 * Throws `not_found` (404) for an unknown payment, or `payment_differs`, `payment_not_pending` or `transaction_taken`
 * (409).
 * @returns the id of the order
 */
export async function recordFromProvider(call: Call, report: ProviderReport): Promise<string> {
  authorize(call.actor, 'orders.settle')
  const id = Id.safeParse(report.payment)
  const [found] = id.success ? await ask(call.db, orderOfPayment(call.scope, { id: id.data })) : []
  if (!found) throw new Problem('not_found')
  await withOwnTransaction(() =>
    inTransaction(call, async (tx) => {
      const stored = await lockOrder(tx, call.scope, found.order_id)
      const row = stored?.payments.find(({ id }) => id === report.payment)
      const [payment] = toPayments(row ? [row] : [])
      if (!stored || !row || !payment) throw new Problem('not_found')
      const books = await booksOf(tx, call.scope, stored)
      const asked = { ...payment, provider: row.provider, transaction: row.transaction_number }
      const due = stored.order.status === 'canceled' ? null : dueOf(stored)
      const steps = accept(settleByProvider(books.payments, asked, report, due))
      if (steps.length === 0) return unchanged(undefined)
      const [first, ...more] = await changePayments(tx, call, stored, books, steps)
      if (first) await announce(tx, call, first, ...more)
    }),
  )
  return found.order_id
}

/** A transaction pays one payment. When two are reported at once, the database decides. */
async function withOwnTransaction(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isUniqueViolation(error) && constraintOf(error) === 'payments_transaction')
      throw new Problem('transaction_taken')
    throw error
  }
}
