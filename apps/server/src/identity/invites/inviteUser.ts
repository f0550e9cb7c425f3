import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Role } from '@tourdesk/domain/access/roles'
import { isEmail } from '@tourdesk/domain/email'
import { giveRole } from '@tourdesk/domain/identity/rights'
import { audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import type { Product } from '../../kernel/product.ts'
import { accountInviteMail } from '../../outbox/mails/accountInviteMail.ts'
import { queueMail } from '../../outbox/queueMail.ts'
import { isStaff } from '../isStaff.ts'
import { namedAccount } from '../namedAccount.ts'
import { replaceInvite } from './replaceInvite.ts'

/**
 * Invites staff who have a user already into a further account; they confirm it after signing in (HOLE-A28).
 * Throws `role_not_assignable` (403), `not_found` (404), `has_user` (409) for somebody who is in the account.
 */
export async function inviteUser(
  call: PersonCall,
  { origin }: Pick<Product, 'origin'>,
  input: { accountId: string; userId: string; role: Role },
): Promise<void> {
  const { actor, now } = call
  const { userId, role } = input
  authorize(actor, 'users.write')
  const account = await namedAccount(call, input.accountId)
  accept(giveRole(actor, role))
  await inTransaction(call, async (tx) => {
    const user = await findStaff(tx, userId, account.id)
    const { id } = await replaceInvite(tx, call, {
      accountId: account.id,
      userId,
      email: user.login,
      firstName: user.first_name,
      lastName: user.last_name,
      mobilePhone: user.mobile_phone,
      role,
    })
    // An agent with a username has no mail, and sees the account in the list after the next sign-in.
    if (isEmail(user.login)) {
      const content = accountInviteMail({
        firstName: user.first_name,
        senderName: actor.name,
        accountName: account.name,
        link: `${origin}/login`,
      })
      await queueMail(tx, { kind: 'account_invite', recipient: user.login, ...content }, now)
    }
    await audit(tx, call, {
      entity: 'Invite',
      entityId: id,
      accountId: account.id,
      action: 'sent',
      details: { userId, role },
    })
  })
}

async function findStaff(tx: Tx, userId: string, accountId: string) {
  const user = await tx
    .selectFrom('users')
    .select(['login', 'first_name', 'last_name', 'mobile_phone'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user || !(await isStaff(tx, userId))) throw new Problem('not_found')
  const member = await tx
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (member) throw new Problem('has_user', { params: { userId } })
  return user
}
