import type { Product } from '../../kernel/product.ts'

/** The path of the page on which a customer sees an order. */
export function customerPath(orderId: string): string {
  return `/checkout/${orderId}/customer`
}

/**
 * A customer's link. Its secret is behind the `#`, which browsers send to no server, so it's in no log and in no
 * referrer.
 */
export function customerAddress(
  { origin }: Pick<Product, 'origin'>,
  order: { id: string; link_token: string },
  language?: 'en' | 'he',
): string {
  const query = language ? `?lang=${language}` : ''
  return `${origin}${customerPath(order.id)}${query}#${order.link_token}`
}
