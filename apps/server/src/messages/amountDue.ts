import type { Day } from '@tourdesk/domain/calendar'
import { type ToPay, toPayBy } from '@tourdesk/domain/payments/toPay'
import { amountText } from '@tourdesk/domain/pricing/amount'
import { openChargesOf } from '../payments/openChargesOf.ts'
import type { OrderToTell } from './automatic/readOrder.ts'

/**
 * The amount that a payment link sent now would ask the customer for, as text; empty if there's nothing to
 * pay.
 */
export function amountDue(order: OrderToTell, today: Day): string {
  const toPay = toPayNow(order, today)
  return toPay ? amountText(toPay.amount, order.first.currency) : ''
}

/** What a payment link sent now would ask for; null if there's nothing to pay. */
export function toPayNow({ first, payments }: OrderToTell, today: Day): ToPay | null {
  return toPayBy(openChargesOf(payments, first.instalments), today)
}
