import type { cancellationPolicies } from '@tourdesk/contract/payments/cancellationPolicies'
import type { Handlers } from '../../kernel/mount.ts'
import { findCancellationPolicies } from './findCancellationPolicies.ts'
import { removeCancellationPolicy } from './removeCancellationPolicy.ts'
import { saveCancellationPolicy } from './saveCancellationPolicy.ts'

export const cancellationRoutes: Handlers<{ cancellationPolicies: typeof cancellationPolicies }> = {
  cancellationPolicies: {
    list: async (_, { db }) => ({ data: await findCancellationPolicies(db) }),
    create: ({ body }, call) => saveCancellationPolicy(call, undefined, body),
    change: ({ params, body }, call) => saveCancellationPolicy(call, params.id, body),
    async remove({ params }, call) {
      await removeCancellationPolicy(call, params.id)
      return { _id: params.id }
    },
  },
}
