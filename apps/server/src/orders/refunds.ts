import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { type MadeRefund, mayMakeByHand, mayRetry } from '@tourdesk/domain/payments/refundTask'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { addJob } from '../kernel/jobs.ts'
import { changeRefund } from '../payments/changeRefund.ts'
import { refundToCardJob } from '../payments/refundToCardJob.ts'
import { booksOf } from './money/booksOf.ts'
import { changePayments } from './money/changePayments.ts'
import { lockOrder, type StoredOrder } from './saved/queries.ts'
import { subjectOf } from './saved/subjectOf.ts'

/**
 * Marks a refund as made by staff, with how and when. Throws `not_found` (404), `payment_day_future` (400),
 * `payment_not_pending` or `refund_under_way` (409).
 */
export async function makeRefund(
  call: Call,
  orderId: string,
  paymentId: string,
  made: MadeRefund,
): Promise<void> {
  authorize(call.actor, 'orders.settle')
  if (made.day > dayIn(call.now)) throw fieldProblem([{ field: 'day', code: 'payment_day_future' }])
  await inTransaction(call, async (tx) => {
    const { stored, refund } = await lockRefund(tx, call, orderId, paymentId)
    accept(mayMakeByHand(refund))
    const books = await booksOf(tx, call.scope, stored)
    const step = { kind: 'settle' as const, _id: paymentId, made }
    const [first, ...more] = await changePayments(tx, call, stored, books, [step])
    if (first) await announce(tx, call, first, ...more)
  })
}

/**
 * Sends a refused refund to the card again; the job first checks whether it was made. Throws `not_found`
 * (404), `payment_not_pending`, `refund_by_hand` or `refund_under_way` (409).
 */
export async function retryRefund(call: Call, orderId: string, paymentId: string): Promise<void> {
  authorize(call.actor, 'orders.settle')
  await inTransaction(call, async (tx) => {
    const { stored, refund } = await lockRefund(tx, call, orderId, paymentId)
    accept(mayRetry(refund))
    await announce(tx, call, await sendAgain(tx, call, stored, refund))
  })
}

/**
 * Sends a refused refund of a locked order to the card again.
 * @returns the event to announce
 */
export async function sendAgain(
  tx: Tx,
  { scope }: Call,
  stored: StoredOrder,
  { id, amount, currency }: StoredOrder['payments'][number],
): Promise<DomainEvent> {
  await changeRefund(tx, scope, id, { refused_at: null, refusal: '' })
  await addJob(tx, refundToCardJob, { paymentId: id }, id)
  return {
    name: 'order.refundRetried',
    ...subjectOf(stored),
    facts: { amount: toDollars(amount), currency },
  }
}

async function lockRefund(tx: Tx, call: Call, orderId: string, paymentId: string) {
  const stored = await lockOrder(tx, call.scope, orderId)
  const row = stored?.payments.find(({ id, action }) => id === paymentId && action === 'refund')
  if (!stored || !row) throw new Problem('not_found')
  return { stored, refund: { ...row, isRefused: row.refused_at !== null } }
}
