import type { cancellationPolicies } from '@tourdesk/contract/payments/cancellationPolicies'
import type { Handlers } from '../../kernel/mount.ts'
import { findPolicies } from './findPolicies.ts'
import { changePolicy, createPolicy, removePolicy } from './savePolicy.ts'

export const cancellationRoutes: Handlers<{ cancellationPolicies: typeof cancellationPolicies }> = {
  cancellationPolicies: {
    list: async (_, { db }) => ({ data: await findPolicies(db) }),
    create: ({ body }, call) => createPolicy(call, body),
    change: ({ params, body }, call) => changePolicy(call, params.id, body),
    async remove({ params }, call) {
      await removePolicy(call, params.id)
      return { _id: params.id }
    },
  },
}
