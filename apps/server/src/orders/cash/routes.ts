import type { crewCash } from '@tourdesk/contract/payments/crewCash'
import type { Handlers } from '../../kernel/mount.ts'
import { findCrewCash } from './findCrewCash.ts'
import { handOverCash } from './handOverCash.ts'

export const cashRoutes: Handlers<{ crewCash: typeof crewCash }> = {
  crewCash: {
    list: async ({ query }, call) => ({ data: await findCrewCash(call, query) }),
    async handOver({ body }, call) {
      await handOverCash(call, body)
      return { data: await findCrewCash(call, {}) }
    },
  },
}
