import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { Cents } from '@tourdesk/domain/money'
import { intoCredit, lastDayOfCredit, newCreditOf } from '@tourdesk/domain/payments/credit'
import type { PaymentStep } from '@tourdesk/domain/payments/payments'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertCredit } from '../../payments/credits.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { business } from '../../settings/sections/business.ts'
import type { StoredOrder } from '../saved/queries.ts'

/** A credit that was just given. */
export interface GivenCredit {
  code: string
  amount: Cents
  currency: Currency
  validUntil: Day
}

/**
 * Makes the new credit in a locked order's plan, if it has one; carrying out the plan fills it. The credit
 * keeps the order's current name, address and account.
 */
export async function giveCredit(
  tx: Tx,
  { actor, scope, now }: Call,
  { order }: StoredOrder,
  plan: PaymentStep[],
): Promise<{ steps: PaymentStep[]; credit: GivenCredit | null }> {
  const amount = newCreditOf(plan)
  if (amount === 0) return { steps: plan, credit: null }
  const { creditMonths } = await readSettings(tx, business)
  const validUntil = lastDayOfCredit(dayIn(now), creditMonths)
  const { currency } = order
  const { id, code } = await insertCredit(tx, scope, {
    order_id: order.id,
    account_id: order.account_id,
    currency,
    amount,
    valid_until: validUntil,
    customer: `${order.first_name} ${order.last_name}`.trim(),
    email: order.email,
    taken_back_at: null,
    created_by: actor.kind === 'person' ? actor.userId : null,
    created_at: now,
    updated_at: now,
  })
  return { steps: intoCredit(plan, id), credit: { code, amount, currency, validUntil } }
}
