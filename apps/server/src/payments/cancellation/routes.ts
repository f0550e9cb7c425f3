import type { cancellationPolicies } from '@tourdesk/contract/payments/cancellationPolicies'
import type { Handlers } from '../../kernel/mount.ts'
import { findPolicies } from './findPolicies.ts'
import { removePolicy, savePolicy } from './savePolicy.ts'

export const cancellationRoutes: Handlers<{ cancellationPolicies: typeof cancellationPolicies }> = {
  cancellationPolicies: {
    list: async (_, { db }) => ({ data: await findPolicies(db) }),
    create: ({ body }, call) => savePolicy(call, undefined, body),
    change: ({ params, body }, call) => savePolicy(call, params.id, body),
    async remove({ params }, call) {
      await removePolicy(call, params.id)
      return { _id: params.id }
    },
  },
}
