import type { users } from '@tourdesk/contract/identity/users'
import { addressRange } from '../../kernel/addressRange.ts'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import { callerOf } from '../browsers/caller.ts'
import { changeUser } from './changeUser.ts'
import { createAgent } from './createAgent.ts'
import { findUsers } from './findUsers.ts'
import { getUser } from './getUser.ts'
import { removeUser } from './removeUser.ts'
import { signupFromWebsite } from './signupFromWebsite.ts'

export function userRoutes({ origin }: Product): Handlers<{ users: typeof users }> {
  return {
    users: {
      list: ({ query }, call) => findUsers(call, query),
      get: ({ params }, call) => getUser(call, params.id),
      create: ({ body }, call) => createAgent(call, body),
      async change({ params, body }, call, { request }) {
        const endedInvites = await changeUser(call, params.id, body, callerOf(request), origin)
        return { ...(await getUser(call, params.id)), endedInvites }
      },
      async remove({ params }, call) {
        return { _id: params.id, endedInvites: await removeUser(call, params.id) }
      },
      async signup({ body }, call, { request }) {
        await signupFromWebsite(call, { ...body, address: addressRange(request.ip) })
        return { success: true }
      },
    },
  }
}
