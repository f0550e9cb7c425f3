import type { Order } from '@tourdesk/contract/orders/orderShapes'

type Payment = Order['payments'][number]

/** The links of a payment that can still be made with a card (PAY-05, PAY-06, HOLE-O24, HOLE-O25). */
export function paymentLinks({ action, status, paymentUrl, paymentUrl2 }: Payment): string[] {
  if (action !== 'charge' || status !== 'pending') return []
  return [paymentUrl, paymentUrl2].filter((url) => url !== null)
}

/** The page that opens by itself after an agency saved a new order: its only payment, if by card (PAY-10, PAY-13). */
export function pageToPay({ payments }: Pick<Order, 'payments'>): string | null {
  const [only, ...others] = payments
  if (!only || others.length > 0 || only.action !== 'charge' || only.status !== 'pending') return null
  return only.paymentUrl
}
