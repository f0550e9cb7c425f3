import { payAllByCredit } from '@tourdesk/domain/payments/credit'
import type { GuestCall } from '../../kernel/call.ts'
import { newId } from '../../kernel/newId.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { spendCredit } from '../credits/spendCredit.ts'

const triesPerOrder = { times: 10, minutes: 15 }

/**
 * Pays as much of a customer's order as a store credit can, by its code. Repeating a `clientKey` changes
 * nothing. Throws `too_many_attempts` (429), `credit_invalid`, `credit_expired`, `credit_used_up` or
 * `amount_over_total` (409).
 */
export async function payByCode(
  call: GuestCall,
  { code, clientKey }: { code: string; clientKey: string },
): Promise<void> {
  const { orderId } = call.actor
  const spending = {
    permission: 'checkout.pay',
    tries: { key: `credit at order ${orderId}`, ...triesPerOrder },
    // A credit comes from another order, which isn't in the scope of the customer's link.
    credits: everyOrder,
    orderId,
    code,
    clientKey,
  } as const
  await spendCredit(call, spending, (credit, order) =>
    payAllByCredit(credit, order, { _id: newId(), clientKey }),
  )
}
