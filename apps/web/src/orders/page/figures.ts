import type { Order } from '@tourdesk/contract/order'
import { convert, toCents, toDollars } from '@tourdesk/domain/money'
import { netPaid } from '@tourdesk/domain/orders/payments'

/** What an order costs, what came in less what goes back, and what is still to come, in its currency (HOLE-O27). */
export function figuresOf(order: Order): { total: number; paid: number; open: number } {
  const total = order.customTotalPrice ?? converted(order)
  const paid = netPaid(
    order.payments.map(({ action, status, amountInCurrency }) => ({
      action,
      status,
      amount: toCents(amountInCurrency),
    })),
  )
  const open = order.status === 'canceled' ? 0 : Math.max(0, toCents(total) - paid)
  return { total, paid: toDollars(paid), open: toDollars(open) }
}

function converted({ calculatedPrices, currencyRate }: Order): number {
  return toDollars(convert(toCents(calculatedPrices.totalPrice), currencyRate))
}
