import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Cents } from '@tourdesk/domain/money'
import { payByCredit as decide } from '@tourdesk/domain/payments/credit'
import { readAmount } from '@tourdesk/domain/pricing/amount'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Call } from '../../kernel/call.ts'
import { newId } from '../../kernel/newId.ts'
import { spendCredit } from './spendCredit.ts'

const triesPerPerson = { times: 60, minutes: 15 }

/**
 * Pays an order by store credit. Repeating a `clientKey` changes nothing. Throws `too_many_attempts` (429),
 * `not_found` (404), `credit_invalid`, `credit_expired` or `credit_used_up` (409), or an error at `amount`
 * (400).
 */
export async function payByCredit(
  call: Call<Person>,
  orderId: string,
  { code, amount, clientKey }: { code: string; amount: number; clientKey: string },
): Promise<void> {
  const spending = {
    permission: 'orders.settle',
    tries: { key: `credit ${call.actor.userId}`, ...triesPerPerson },
    credits: call.scope,
    orderId,
    code,
    clientKey,
  } as const
  await spendCredit(call, spending, (credit, order) => {
    const cents = readCents(amount, order.due.currency)
    const plan = decide(credit, order, { amount: cents, _id: newId(), clientKey })
    if (!plan.ok && plan.code === 'amount_over_total')
      throw fieldProblem([{ field: 'amount', code: plan.code, params: plan.params }])
    return plan
  })
}

function readCents(amount: number, currency: Currency): Cents {
  if (!(amount > 0)) throw fieldProblem([{ field: 'amount', code: 'amount_invalid' }])
  const read = readAmount(amount, currency)
  if (!read.ok) throw fieldProblem([{ field: 'amount', code: read.code, params: read.params }])
  return read.value
}
