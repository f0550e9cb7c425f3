import type { credits } from '@tourdesk/contract/payments/credits'
import type { Handlers } from '../../kernel/mount.ts'
import { findCredits, findCreditsOfOrder } from './findCredits.ts'
import { prolongCredit } from './prolongCredit.ts'

export const creditRoutes: Handlers<{ credits: typeof credits }> = {
  credits: {
    list: ({ query }, call) => findCredits(call, query),
    ofOrder: async ({ params }, call) => ({ data: await findCreditsOfOrder(call, params.id) }),
    prolong: ({ params, body }, call) => prolongCredit(call, params.id, body),
  },
}
