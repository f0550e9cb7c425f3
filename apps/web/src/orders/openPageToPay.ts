import type { RouterHistory } from '@tanstack/react-router'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { pageToPay } from './form/summary/payments.ts'

/**
 * What follows when an agency has saved a new order: the page where it's paid opens in a new tab, and the form goes on a
 * second later. Without such a page it goes on at once. People who went elsewhere within that second stay there.
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
