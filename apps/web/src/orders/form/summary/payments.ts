import type { Order } from '@tourdesk/contract/orders/orderShapes'

type Payment = Order['payments'][number]

/** The links of a pending card payment. */
export function paymentLinks({ action, status, paymentUrl, paymentUrl2 }: Payment): string[] {
  if (action !== 'charge' || status !== 'pending') return []
  return [paymentUrl, paymentUrl2].filter((url) => url !== null)
}

/** True if the order has a payment link with something to pay. */
export function owesByCard({ status, payments }: Pick<Order, 'status' | 'payments'>): boolean {
  return status !== 'canceled' && payments.some((payment) => paymentLinks(payment).length > 0)
}

/** The card page to open once an agency saves a new order: of its only payment or its deposit. Or null. */
export function pageToPay({ payments }: Pick<Order, 'payments'>): string | null {
  const [only, ...others] = payments.filter(({ instalment }) => instalment === null || instalment === 1)
  if (!only || others.length > 0 || only.action !== 'charge' || only.status !== 'pending') return null
  return only.paymentUrl
}
