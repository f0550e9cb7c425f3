import { Problem } from '@tourdesk/contract/kernel/problem'
import { dayIn } from '@tourdesk/domain/calendar'
import type { Decision } from '@tourdesk/domain/decision'
import type { Credit, CreditedOrder } from '@tourdesk/domain/payments/credit'
import { readCreditCode } from '@tourdesk/domain/payments/creditCode'
import type { PaymentStep } from '@tourdesk/domain/payments/payments'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { type Limit, takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'
import type { Scope } from '../../kernel/scope.ts'
import { lockCreditByCode } from '../../payments/credits.ts'
import { hasClientKey } from '../../payments/ledgerEntries.ts'
import { booksOf } from '../money/booksOf.ts'
import { changePayments } from '../money/changePayments.ts'
import { dueOf } from '../money/dueOf.ts'
import { lockOrder } from '../saved/queries.ts'

interface Spending {
  permission: 'orders.settle' | 'checkout.pay'
  /** Limits how many codes may be tried, right or wrong, so that nobody guesses a customer's. */
  tries: Limit
  orderId: string
  /** As typed. */
  code: string
  clientKey: string
  /** The scope in which the code is looked up; the rules compare the account. */
  credits: Scope
}

/**
 * Pays an order by a credit as `decide` plans it. Repeating a `clientKey` changes nothing. Locks the credit,
 * so that two orders that want the last of it take turns. Throws `too_many_attempts` (429), `not_found` (404)
 * or what `decide` refuses.
 */
export async function spendCredit(
  call: Call,
  { permission, tries, orderId, code, clientKey, credits }: Spending,
  decide: (credit: Credit | null, order: CreditedOrder) => Decision<PaymentStep[]>,
): Promise<void> {
  authorize(call.actor, permission)
  await takeAttempt(call.db, tries, call.now)
  await inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, orderId)
    if (!stored) throw new Problem('not_found')
    const { order } = stored
    if (await hasClientKey(tx, call.scope, order.id, clientKey)) return unchanged(undefined)
    const written = readCreditCode(code)
    const credit = written === null ? null : await lockCreditByCode(tx, credits, written)
    const books = await booksOf(tx, call.scope, stored)
    const plan = decide(credit, {
      account: order.account_id,
      due: dueOf(stored),
      payments: books.payments,
      today: dayIn(call.now),
    })
    const [first, ...more] = await changePayments(tx, call, stored, books, accept(plan))
    if (first) await announce(tx, call, first, ...more)
  })
}
