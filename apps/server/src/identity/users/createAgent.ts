import { choosesLoginsFreely, type Person } from '@tourdesk/domain/access/actor'
import { agentRole, type Role } from '@tourdesk/domain/access/roles'
import { refuse } from '@tourdesk/domain/decision'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { giveRole } from '@tourdesk/domain/identity/rights'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { accept, acceptFields } from '../../kernel/decide.ts'
import { insertUser } from '../insertUser.ts'
import { chosenLoginLimit } from '../limits.ts'
import { namedAccount } from '../namedAccount.ts'
import { hashNewPassword } from '../password.ts'
import { acceptPassword } from '../passwords/acceptPassword.ts'
import { presentUsers } from './present.ts'
import { members, nameOf, userColumns } from './store.ts'

export interface AgentInput {
  accountId?: string | undefined
  /** An email or a username. */
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  password: string
  role: Role
}

/**
 * Creates an agent without an invite, who signs in with a username.
 * Throws every wrong field (400), `role_not_assignable` (403), `agent_in_main_account` and `login_taken` (409),
 * `too_many_attempts` (429).
 */
export async function createAgent(call: Call<Person>, input: AgentInput) {
  authorize(call.actor, 'users.write')
  const account = await namedAccount(call, input.accountId)
  const { email: login, firstName, lastName, mobilePhone, role } = input
  accept(role === agentRole ? giveRole(call.actor, role, account) : refuse('role_not_assignable', { role }))
  acceptFields(checkPerson(input, true))
  const chosen = await acceptPassword(input.password, login)
  if (!choosesLoginsFreely(call.actor))
    await takeAttempt(call.db, chosenLoginLimit(call.actor.userId), call.now)
  const passwordHash = await hashNewPassword(chosen)
  const id = await inTransaction(call, async (tx) => {
    const made = {
      login,
      firstName,
      lastName,
      mobilePhone,
      passwordHash,
      isProven: false,
      senderId: null,
      role,
    }
    const userId = await insertUser(tx, { ...made, accountId: account.id }, call.now)
    await announce(tx, call, {
      name: 'user.created',
      subject: { id: userId, name: nameOf({ firstName, lastName, login }), accountId: account.id },
      after: { login, firstName, lastName, mobilePhone, role },
    })
    return userId
  })
  const row = await members(call.db, account.id)
    .select(userColumns)
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow()
  const [user] = await presentUsers(call, account, [row])
  if (!user) throw new Error('The agent just made is gone.')
  return user
}
