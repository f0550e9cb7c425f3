import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { dayIn } from '@tourdesk/domain/calendar'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { instalmentsAfter } from '@tourdesk/domain/payments/instalments'
import { noChange, sumsOf } from '@tourdesk/domain/payments/ledger'
import { planPayments } from '@tourdesk/domain/payments/payments'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { hasClientKey } from '../payments/ledgerEntries.ts'
import { booksOf } from './money/booksOf.ts'
import { changePayments } from './money/changePayments.ts'
import { dueOf } from './money/dueOf.ts'
import { lockOrder } from './saved/queries.ts'
import { subjectOf } from './saved/subjectOf.ts'

/**
 * Writes off the balance of an order, so that nobody asks for it again. Repeating a `clientKey` changes
 * nothing. Throws `not_found` (404), `reason_required` (400), `nothing_open` (409), or `preview_outdated`
 * (409) if the balance isn't the one that was seen.
 */
export async function writeOff(
  call: Call,
  orderId: string,
  { amount, reason, clientKey }: { amount: number; reason: string; clientKey: string },
): Promise<void> {
  authorize(call.actor, 'ledger.override')
  if (!reason) throw fieldProblem([{ field: 'reason', code: 'reason_required' }])
  await inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, orderId)
    if (!stored) throw new Problem('not_found')
    if (await hasClientKey(tx, call.scope, orderId, clientKey)) return unchanged(undefined)
    const { order } = stored
    const books = await booksOf(tx, call.scope, stored)
    const open = sumsOf(books.entries, order.currency).balance
    if (open <= 0) throw new Problem('nothing_open')
    if (open !== toCents(amount)) throw new Problem('preview_outdated')
    const due = dueOf(stored)
    const after = { ...due, total: due.total - open }
    const steps = planPayments(books.payments, after, false)
    const instalments = instalmentsAfter(order.instalments, due, {
      terms: order.payment_terms,
      due: after,
      rate: order.rate,
      firstDay: order.first_tour_date,
      today: dayIn(call.now),
    })
    const change = { ...noChange, writeOff: open }
    const money = await changePayments(tx, call, stored, books, steps, {
      instalments,
      change,
      written: { note: reason, clientKey },
    })
    await announce(
      tx,
      call,
      {
        name: 'order.writtenOff',
        ...subjectOf(stored),
        facts: { amount: toDollars(open), currency: order.currency, reason },
      },
      ...money,
    )
  })
}
