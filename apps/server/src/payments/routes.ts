import type { payments } from '@tourdesk/contract/payments/duePayments'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import type { CardProvider } from '../outside/cards/cardProvider.ts'
import { findDuePayments } from './findDuePayments.ts'
import { paymentLinks } from './paymentLinks.ts'

/** `cards` takes card payments, if anybody does. */
export function paymentRoutes(
  product: Product,
  cards: CardProvider | null,
): Handlers<{ payments: typeof payments }> {
  const linksOf = paymentLinks(product, cards)
  return {
    payments: { due: ({ query }, call) => findDuePayments(call, query, linksOf) },
  }
}
