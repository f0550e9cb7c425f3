import type { agencies } from '@tourdesk/contract/agencies/agencies'
import type { commissions } from '@tourdesk/contract/agencies/commissions'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { confirmInvite } from '../identity/invites/confirmInvite.ts'
import { inviteUser } from '../identity/invites/inviteUser.ts'
import { mailOwnInvite } from '../identity/invites/mailOwnInvite.ts'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { changeCommissions } from './changeCommissions.ts'
import { findAccounts } from './findAccounts.ts'
import { getAccount } from './getAccount.ts'
import { getCommissions } from './getCommissions.ts'
import { openAccount } from './openAccount.ts'
import { removeAccount } from './removeAccount.ts'
import { saveAccount } from './saveAccount.ts'
import { findSellers } from './sellers.ts'

export function agencyRoutes(
  product: Product,
): Handlers<{ agencies: typeof agencies; commissions: typeof commissions }> {
  return {
    agencies: {
      sellers: async (_, call) => ({ data: await findSellers(call) }),
      list: ({ query }, call) => findAccounts(call, query),
      get: ({ params }, call) => getAccount(call, params.id),
      create: async ({ body }, call) => getAccount(call, await saveAccount(call, undefined, body)),
      change: async ({ params, body }, call) => getAccount(call, await saveAccount(call, params.id, body)),
      async remove({ params }, call) {
        await removeAccount(call, params.id)
        return { _id: params.id }
      },
      async invite({ body }, call) {
        await inviteUser(call, product, body)
        return { success: true }
      },
      async confirm({ params, body }, call) {
        const asked = { accountId: params.id, token: body.token }
        const isDone = (await confirmInvite(call, product, asked)) || (await openAccount(call, params.id))
        if (!isDone) throw new Problem('not_found')
        return { success: true }
      },
      async mailInvite({ params }, call) {
        await mailOwnInvite(call, product, params.id)
        return { success: true }
      },
    },
    commissions: {
      get: ({ params }, call) => getCommissions(call, params.id),
      async change({ params, body }, call) {
        await changeCommissions(call, params.id, body)
        return getCommissions(call, params.id)
      },
    },
  }
}
