import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import type { Cents } from '@tourdesk/domain/money'
import { payByCredit as decide } from '@tourdesk/domain/payments/credit'
import { readCreditCode } from '@tourdesk/domain/payments/creditCode'
import { readAmount } from '@tourdesk/domain/pricing/amount'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'
import { newId } from '../../kernel/newId.ts'
import { lockCreditByCode } from '../../payments/credits.ts'
import { hasClientKey } from '../../payments/ledgerEntries.ts'
import { booksOf } from '../booksOf.ts'
import { changePayments } from '../changePayments.ts'
import { dueOf } from '../dueOf.ts'
import { lockOrder } from '../queries.ts'
import { onceByKey } from '../recordPayment.ts'

/** Codes that one person may try, right or wrong: nobody finds a customer's by guessing. */
const triesPerPerson = { times: 60, minutes: 15 }

/**
 * Pays an order by store credit (LEDG-25); the same `clientKey` again changes nothing. The credit is locked, so that two
 * orders that want the last of it come one after the other.
 * Throws `too_many_attempts` (429), `not_found` (404), `credit_invalid`, `credit_expired` or `credit_used_up` (409), or a
 * wrong amount (400).
 */
export async function payByCredit(
  call: Call<Person>,
  orderId: string,
  { code, amount, clientKey }: { code: string; amount: number; clientKey: string },
): Promise<void> {
  authorize(call.actor, 'orders.settle')
  await takeAttempt(call.db, { key: `credit ${call.actor.userId}`, ...triesPerPerson }, call.now)
  await onceByKey(() =>
    inTransaction(call, async (tx) => {
      const stored = await lockOrder(tx, call.scope, orderId)
      if (!stored) throw new Problem('not_found')
      const { order } = stored
      if (await hasClientKey(tx, call.scope, order.id, clientKey)) return unchanged(undefined)
      const cents = readCents(amount, order.currency)
      const written = readCreditCode(code)
      const credit = written === null ? null : await lockCreditByCode(tx, call.scope, written)
      const books = await booksOf(tx, call.scope, stored)
      const paid = {
        account: order.account_id,
        due: dueOf(stored),
        payments: books.payments,
        today: dayIn(call.now),
      }
      const plan = decide(credit, paid, { amount: cents, _id: newId(), clientKey })
      if (!plan.ok && plan.code === 'amount_over_total')
        throw fieldProblem([{ field: 'amount', code: plan.code, params: plan.params }])
      const [first, ...more] = await changePayments(tx, call, stored, books, accept(plan))
      if (first) await announce(tx, call, first, ...more)
    }),
  )
}

function readCents(amount: number, currency: Currency): Cents {
  if (!(amount > 0)) throw fieldProblem([{ field: 'amount', code: 'amount_invalid' }])
  const read = readAmount(amount, currency)
  if (!read.ok) throw fieldProblem([{ field: 'amount', code: read.code, params: read.params }])
  return read.value
}
