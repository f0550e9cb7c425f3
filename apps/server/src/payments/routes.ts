import type { paymentPolicies } from '@tourdesk/contract/payments/paymentPolicies'
import type { payments } from '@tourdesk/contract/payments/payments'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import type { CardProvider } from '../outside/cards/cardProvider.ts'
import { findDuePayments } from './findDuePayments.ts'
import { findMismatchLines } from './findMismatchLines.ts'
import { findPaymentPolicies } from './findPaymentPolicies.ts'
import { findRefunds } from './findRefunds.ts'
import { paymentLinks } from './paymentLinks.ts'
import { removePaymentPolicy } from './removePaymentPolicy.ts'
import { savePaymentPolicy } from './savePaymentPolicy.ts'

/** `cards` is null if no provider takes card payments. */
export function paymentRoutes(
  product: Product,
  cards: CardProvider | null,
): Handlers<{ payments: typeof payments; paymentPolicies: typeof paymentPolicies }> {
  const linksOf = paymentLinks(product, cards)
  return {
    paymentPolicies: {
      list: async (_, call) => ({ data: await findPaymentPolicies(call) }),
      create: ({ body }, call) => savePaymentPolicy(call, undefined, body),
      change: ({ params, body }, call) => savePaymentPolicy(call, params.id, body),
      async remove({ params }, call) {
        await removePaymentPolicy(call, params.id)
        return { _id: params.id }
      },
    },
    payments: {
      due: ({ query }, call) => findDuePayments(call, query, linksOf),
      mismatches: ({ query }, call) => findMismatchLines(call, query),
      refunds: async ({ query }, call) => ({ data: await findRefunds(call, query) }),
    },
  }
}
