import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { type Cents, toCents, toDollars } from '@tourdesk/domain/money'
import { savedTotal } from '@tourdesk/domain/orders/savedTotal'
import { netPaid } from '@tourdesk/domain/payments/payments'

/** An order's total with the fees of canceled tours, what was paid less refunds, and what's still due, in its currency. */
export function figuresOf(order: Order): { total: number; paid: number; open: number } {
  const fees = toCents(order.fees)
  const total = order.status === 'canceled' ? fees : priceOf(order) + fees
  const paid = netPaid(
    order.payments.map(({ action, status, amountInCurrency }) => ({
      action,
      status,
      amount: toCents(amountInCurrency),
    })),
  )
  return { total: toDollars(total), paid: toDollars(paid), open: toDollars(Math.max(0, total - paid)) }
}

/** The price without fees: of tours not canceled, or of all in a canceled order. 0 while it's open. */
export function priceOf({ customTotalPrice, calculatedPrices, currencyRate, paymentTBD }: Order): Cents {
  const total = savedTotal({
    customTotal: customTotalPrice === null ? null : toCents(customTotalPrice),
    totalCents: toCents(calculatedPrices.totalPrice),
    rate: currencyRate,
    isToBeDetermined: paymentTBD,
  })
  return total ?? 0
}
