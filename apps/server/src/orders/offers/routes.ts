import type { offers } from '@tourdesk/contract/orders/offers'
import type { Handlers } from '../../kernel/mount.ts'
import { declineOffer } from './declineOffer.ts'
import { findForOffer } from './findForOffer.ts'
import { takeOffer } from './takeOffer.ts'

export const offerRoutes: Handlers<{ offers: typeof offers }> = {
  offers: {
    get: (_, call) => findForOffer(call),
    take: async (_, call) => {
      await takeOffer(call)
      return findForOffer(call)
    },
    decline: async (_, call) => {
      await declineOffer(call)
      return findForOffer(call)
    },
  },
}
