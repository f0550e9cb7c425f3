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

/** What the tours of an order cost that aren't canceled, or what they cost when all of it was; 0 while the price is open. */
export function priceOf({ customTotalPrice, calculatedPrices, currencyRate, paymentTBD }: Order): Cents {
  const total = savedTotal({
    customTotal: customTotalPrice === null ? null : toCents(customTotalPrice),
    totalCents: toCents(calculatedPrices.totalPrice),
    rate: currencyRate,
    isToBeDetermined: paymentTBD,
  })
  return total ?? 0
}
