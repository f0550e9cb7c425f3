import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { isEndUser } from '@tourdesk/domain/access/roles'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { giveRole } from '@tourdesk/domain/identity/rights'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept, acceptFields } from '../../kernel/decide.ts'
import type { Product } from '../../kernel/product.ts'
import { inviteLimit } from '../limits.ts'
import { namedAccount } from '../namedAccount.ts'
import { userByLogin } from '../userByLogin.ts'
import { mailOfInvite } from './mailOfInvite.ts'
import { type NewInvite, replaceInvite } from './replaceInvite.ts'

/**
 * Invites an email address, replacing its open invite. Answer and mail are the same whether or not the address has a
 * login in another account.
 * Throws every wrong field (400), `role_not_assignable` (403), `agent_in_main_account` and, for the account's own staff,
 * `has_user` (409), `too_many_attempts` (429).
 * @returns the id of the invite
 */
export async function inviteByMail(
  call: Call<Person>,
  product: Pick<Product, 'origin'>,
  input: NewInvite,
): Promise<string> {
  const { actor } = call
  authorize(actor, 'users.write')
  const account = await namedAccount(call, input.accountId)
  const { email, firstName, lastName, mobilePhone, role } = input
  accept(giveRole(actor, role, account))
  acceptFields(checkPerson({ email, firstName, lastName }))
  await takeAttempt(call.db, inviteLimit(actor.userId), call.now)
  return inTransaction(call, async (tx) => {
    await refuseStaff(tx, email, account.id)
    const person = { email, firstName, lastName, mobilePhone }
    const invite = await replaceInvite(tx, call, { ...person, accountId: account.id, role })
    const names = { senderName: actor.name, accountName: account.name }
    await announce(tx, call, {
      name: 'invite.sent',
      subject: { id: invite.id, name: email, accountId: account.id },
      after: { email, role },
      mail: await mailOfInvite(tx, product, invite, names),
    })
    return invite.id
  })
}

/** Looks only at this account, so that the response time doesn't reveal people of other accounts. */
async function refuseStaff(tx: Tx, email: string, accountId: string): Promise<void> {
  const member = await userByLogin(tx, email)
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .select('memberships.role')
    .where('memberships.account_id', '=', accountId)
    .executeTakeFirst()
  if (member && !isEndUser(member.role)) throw new Problem('has_user')
}
