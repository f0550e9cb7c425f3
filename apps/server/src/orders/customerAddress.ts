import type { Product } from '../kernel/product.ts'

/** The path of the page that shows an order to its customer. */
export function customerPath(orderId: string): string {
  return `/checkout/${orderId}/customer`
}

/**
 * A customer's link. Its secret is after the `#`, which browsers don't send to servers, so it's in no log and
 * no referrer.
 */
export function customerAddress(
  { origin }: Pick<Product, 'origin'>,
  order: { id: string; link_token: string },
  language?: 'en' | 'he',
): string {
  const query = language ? `?lang=${language}` : ''
  return `${origin}${customerPath(order.id)}${query}#${order.link_token}`
}
