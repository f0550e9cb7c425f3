import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { toDollars } from '@tourdesk/domain/money'
import { takeCreditBack } from '@tourdesk/domain/payments/takeCreditBack'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'
import type { Product } from '../../kernel/product.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { findMailedTo } from '../../outbox/findMailedTo.ts'
import { changeCredit, findCredit, lockCredit } from '../../payments/credits.ts'
import { booksOf } from '../money/booksOf.ts'
import { changePayments } from '../money/changePayments.ts'
import { lockOrder } from '../saved/queries.ts'
import { subjectOf } from '../saved/subjectOf.ts'
import { creditEndMailer } from './creditMailer.ts'
import { showCredit } from './findCredits.ts'

/** The reason for taking a credit back, and what its reader saw of it. */
interface TakingBack {
  rest: number
  reason: string
  updatedAt?: string | undefined
}

/**
 * Turns what's left of a credit back into refunds of the payments it came from, with a reason. If its code
 * was mailed, the customer is mailed again. Throws `not_found` (404), `reason_required` (400),
 * `credit_nothing_left` (409), or `changed_by_another` (409) if it has changed since it was read: the
 * customer may have used it in the meantime.
 */
export async function takeBackCredit(
  call: Call,
  id: string,
  { rest, reason, updatedAt }: TakingBack,
  product: Pick<Product, 'origin' | 'env'>,
): Promise<Credit> {
  authorize(call.actor, 'ledger.override')
  if (reason.trim() === '') throw fieldProblem([{ field: 'reason', code: 'reason_required' }])
  const write = await creditEndMailer(call.db, product)
  await inTransaction(call, async (tx) => {
    const known = await findCredit(tx, call.scope, id)
    const stored = known && (await lockOrder(tx, call.scope, known.order_id))
    const credit = stored && (await lockCredit(tx, call.scope, id))
    if (!credit) throw new Problem('not_found')
    checkVersion(updatedAt, credit.updated_at)
    const books = await booksOf(tx, call.scope, stored)
    const steps = accept(takeCreditBack(books, { _id: id, rest: credit.rest }, reason))
    if (toDollars(credit.rest) !== rest) throw new Problem('changed_by_another')
    const done = await changePayments(tx, call, stored, books, steps)
    await changeCredit(tx, call.scope, id, {
      taken_back_at: call.now,
      updated_at: nextVersion(credit.updated_at, call.now),
    })
    const { code, customer, currency, rest: amount } = credit
    const recipient = write && (await findMailedTo(tx, 'credit', code))
    await announce(
      tx,
      call,
      {
        name: 'order.creditTakenBack',
        ...subjectOf(stored),
        facts: { amount: rest, currency, reason },
      },
      // Leaves the rest to the ledger: the credit is reversed, and its spent part given again.
      ...done.filter(({ name }) => name === 'order.refunded'),
      ...(write && recipient
        ? [
            {
              name: 'order.creditEndMailed' as const,
              ...subjectOf(stored),
              facts: { email: recipient },
              mail: write(stored, recipient, { code, customer, amount, currency }),
            },
          ]
        : []),
    )
  })
  return showCredit(call, id)
}
