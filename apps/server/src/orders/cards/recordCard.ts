import { dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { type CardMismatch, judgeCard, receiveCard } from '@tourdesk/domain/payments/cardPayment'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Tx } from '../../kernel/database.ts'
import { newId } from '../../kernel/newId.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import type { CardTransaction } from '../../outside/cards/cardProvider.ts'
import { type CardAttempt, findAttempt, settleAttempt } from '../../payments/cardAttempts.ts'
import { cardCaller } from '../../payments/cardCaller.ts'
import { keepTransactionDay } from '../../payments/keepTransactionDay.ts'
import { booksOf } from '../money/booksOf.ts'
import { changePayments } from '../money/changePayments.ts'
import { dueOf } from '../money/dueOf.ts'
import { lockOrder, type StoredOrder } from '../saved/queries.ts'
import { subjectOf } from '../saved/subjectOf.ts'

export type CardOutcome = 'paid' | 'declined' | CardMismatch

/**
 * Records what the provider says about a transaction: settles the charge, or logs why not. However often and
 * in whatever order the same transaction comes, it's recorded once. The transaction must come from the
 * provider itself, never from a notification or a browser.
 */
export async function recordCard(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  attempt: Pick<CardAttempt, 'id' | 'order_id'>,
  transaction: CardTransaction,
): Promise<CardOutcome> {
  const call = { actor: cardCaller, scope: everyOrder, now: clock.now(), db }
  authorize(call.actor, 'orders.settle')
  return inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, attempt.order_id)
    const known = await findAttempt(tx, call.scope, attempt.id)
    if (!stored || !known) return unchanged('other_reference' as const)
    const outcome = judgeCard(known, transaction)
    // The transaction isn't this order's.
    if (outcome === 'other_reference' || outcome === 'not_a_charge') return unchanged(outcome)
    if (isRecorded(stored, known, transaction)) return unchanged(outcome)
    const settled = { transaction: transaction.number, response: transaction.response, now: call.now }
    if (known.status !== 'paid')
      await settleAttempt(tx, call.scope, known.id, {
        ...settled,
        status: outcome === 'paid' || outcome === 'declined' ? outcome : 'refused',
      })
    if (outcome !== 'paid') {
      await announceFailure(tx, call, stored, transaction, outcome)
      return outcome
    }
    const money = {
      charge: known.payment_id,
      newId: newId(),
      amount: known.amount,
      currency: known.currency,
      transaction: transaction.number,
      today: dayIn(call.now),
    }
    const books = await booksOf(tx, call.scope, stored)
    const steps = receiveCard(books.payments, dueOf(stored), money)
    const [first, ...more] = await changePayments(tx, call, stored, books, steps)
    await keepTransactionDay(tx, call.scope, transaction)
    if (first) await announce(tx, call, first, ...more)
    return outcome
  })
}

/** True if this transaction was recorded before. */
function isRecorded({ payments }: StoredOrder, attempt: CardAttempt, { number }: CardTransaction): boolean {
  if (attempt.status !== 'open' && attempt.transaction_number === number) return true
  return payments.some(({ transaction_number }) => transaction_number === number)
}

function announceFailure(
  tx: Tx,
  call: Parameters<typeof announce>[1],
  stored: StoredOrder,
  { number, amount, currency, response }: CardTransaction,
  outcome: 'declined' | CardMismatch,
): Promise<void> {
  return announce(tx, call, {
    name: outcome === 'declined' ? 'order.paymentFailed' : 'order.paymentRefused',
    ...subjectOf(stored),
    facts: {
      amount: toDollars(amount),
      currency,
      transaction: number,
      ...(outcome === 'declined' ? { response } : { reason: outcome }),
    },
  })
}
