import type { invites } from '@tourdesk/contract/identity/users'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import { findInvites, findInvitesByIds } from './findInvites.ts'
import { inviteByMail } from './inviteByMail.ts'
import { removeInvite } from './removeInvite.ts'

export function inviteRoutes(product: Product): Handlers<{ invites: typeof invites }> {
  return {
    invites: {
      list: ({ query }, call) => findInvites(call, query),
      async create({ body }, call) {
        const [invite] = await findInvitesByIds(call.db, [await inviteByMail(call, product, body)])
        if (!invite) throw new Problem('invite_over')
        return invite
      },
      async remove({ params }, call) {
        await removeInvite(call, params.id)
        return { _id: params.id }
      },
    },
  }
}
