import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { savedTotal } from '@tourdesk/domain/orders/savedTotal'
import { netPaid } from '@tourdesk/domain/payments/payments'

/** An order's total, what was paid less refunds, and what's still due, in its currency. */
export function figuresOf(order: Order): { total: number; paid: number; open: number } {
  const total = totalOf(order) ?? 0
  const paid = netPaid(
    order.payments.map(({ action, status, amountInCurrency }) => ({
      action,
      status,
      amount: toCents(amountInCurrency),
    })),
  )
  const open = order.status === 'canceled' ? 0 : Math.max(0, total - paid)
  return { total: toDollars(total), paid: toDollars(paid), open: toDollars(open) }
}

function totalOf({ customTotalPrice, calculatedPrices, currencyRate, paymentTBD }: Order) {
  return savedTotal({
    customTotal: customTotalPrice === null ? null : toCents(customTotalPrice),
    totalCents: toCents(calculatedPrices.totalPrice),
    rate: currencyRate,
    isToBeDetermined: paymentTBD,
  })
}
