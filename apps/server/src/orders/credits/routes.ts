import type { credits } from '@tourdesk/contract/payments/credits'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import { findCredits, findCreditsOfOrder } from './findCredits.ts'
import { prolongCredit } from './prolongCredit.ts'
import { takeBackCredit } from './takeBackCredit.ts'

export function creditRoutes(
  product: Pick<Product, 'origin' | 'env'>,
): Handlers<{ credits: typeof credits }> {
  return {
    credits: {
      list: ({ query }, call) => findCredits(call, query),
      ofOrder: async ({ params }, call) => ({ data: await findCreditsOfOrder(call, params.id) }),
      prolong: ({ params, body }, call) => prolongCredit(call, params.id, body),
      takeBack: ({ params, body }, call) => takeBackCredit(call, params.id, body, product),
    },
  }
}
