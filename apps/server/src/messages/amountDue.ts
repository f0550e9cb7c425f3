import type { Day } from '@tourdesk/domain/calendar'
import { toPayBy } from '@tourdesk/domain/payments/toPay'
import { amountText } from '@tourdesk/domain/pricing/amount'
import { openChargesOf } from '../payments/openChargesOf.ts'
import type { OrderToTell } from './automatic/readOrder.ts'

/**
 * The amount that a payment link sent now would ask the customer for, as text; empty if there's nothing to
 * pay.
 */
export function amountDue({ first, payments }: OrderToTell, today: Day): string {
  const toPay = toPayBy(openChargesOf(payments, first.instalments), today)
  return toPay ? amountText(toPay.amount, first.currency) : ''
}
