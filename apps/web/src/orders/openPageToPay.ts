import type { RouterHistory } from '@tanstack/react-router'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { pageToPay } from './form/summary/payments.ts'

/**
 * After an agency saves a new order: opens its payment page in a new tab, and calls `goOn` a second later.
 * Without such a page, calls it at once. If the user has left the page within that second, it isn't called.
 */
export function openPageToPay(
  order: Pick<Order, 'payments'>,
  history: RouterHistory,
  goOn: () => void,
): void {
  const page = pageToPay(order)
  if (!page) {
    goOn()
    return
  }
  open(page, '_blank', 'noopener')
  const { href } = history.location
  setTimeout(() => {
    if (history.location.href === href) goOn()
  }, 1000)
}
