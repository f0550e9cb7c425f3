import type { User } from '@tourdesk/contract/identity/users'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { mayDo } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { namedAccount } from '../namedAccount.ts'
import { presentUsers } from './present.ts'
import { findVisitor, members, userColumns } from './store.ts'

/** One user of the current account, or the caller. Throws `not_found` (404), also for a user the caller may not see. */
export async function getUser(call: Call<Person>, id: string): Promise<User> {
  const { actor, db } = call
  const isSelf = id === actor.userId
  if (!isSelf && !mayDo(actor, 'users.read')) throw new Problem('not_found')
  const member = await members(db, actor.account._id)
    .select(userColumns)
    .where('users.id', '=', id)
    .executeTakeFirst()
  const row = member ?? (isSelf ? await findVisitor(db, actor) : undefined)
  if (!row) throw new Problem('not_found')
  const [user] = await presentUsers(call, await namedAccount(call, undefined), [row])
  if (!user) throw new Problem('not_found')
  return user
}
