import type { checkout } from '@tourdesk/contract/orders/checkout'
import { findContact } from '../../agencies/findContact.ts'
import type { Handlers } from '../../kernel/mount.ts'
import type { CardProvider } from '../../outside/cards/cardProvider.ts'
import { findForCustomer } from './findForCustomer.ts'
import { payByCode } from './payByCode.ts'

/** `cards` is null if no provider takes card payments. */
export function checkoutRoutes(cards: CardProvider | null): Handlers<{ checkout: typeof checkout }> {
  return {
    checkout: {
      get: ({ query }, call) => findForCustomer(call, cards, query.attempt ?? null),
      payByCredit: async ({ body }, call) => {
        await payByCode(call, body)
        return findForCustomer(call, cards, null)
      },
      contact: (_, call) => findContact(call.db),
    },
  }
}
