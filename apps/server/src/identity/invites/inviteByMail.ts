import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Role } from '@tourdesk/domain/access/roles'
import { inviteDays } from '@tourdesk/domain/identity/checkInvite'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { giveRole } from '@tourdesk/domain/identity/rights'
import { audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept, acceptFields } from '../../kernel/decide.ts'
import type { Product } from '../../kernel/product.ts'
import { inviteMail } from '../../outbox/mails/inviteMail.ts'
import { queueMail } from '../../outbox/queueMail.ts'
import { signInvite } from '../inviteTokens.ts'
import { isStaff } from '../isStaff.ts'
import { namedAccount } from '../namedAccount.ts'
import { userByLogin } from '../userByLogin.ts'
import { replaceInvite } from './replaceInvite.ts'

export interface InviteInput {
  accountId: string
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  role: Role
}

/**
 * Invites somebody by mail, in place of the open invite of the same address (HOLE-A19).
 * Throws every wrong field (400), `role_not_assignable` (403), `has_user` with the user's id (409, HOLE-A28).
 * @returns the id of the invite
 */
export async function inviteByMail(
  call: PersonCall,
  { secret, origin }: Pick<Product, 'secret' | 'origin'>,
  input: InviteInput,
): Promise<string> {
  const { actor, now } = call
  authorize(actor, 'users.write')
  const account = await namedAccount(call, input.accountId)
  const { email, firstName, lastName, mobilePhone, role } = input
  accept(giveRole(actor, role))
  acceptFields(checkPerson({ email, firstName, lastName }))
  return inTransaction(call, async (tx) => {
    await refuseStaff(tx, email)
    const person = { email, firstName, lastName, mobilePhone }
    const { id, expiresAt } = await replaceInvite(tx, call, {
      ...person,
      accountId: account.id,
      userId: null,
      role,
    })
    const exp = Math.floor(expiresAt.getTime() / 1000)
    const token = signInvite(secret, { inviteId: id, accountId: account.id, ...person, exp })
    const link = `${origin}/register/${token}`
    const content = inviteMail({
      firstName,
      senderName: actor.name,
      accountName: account.name,
      days: inviteDays,
      link,
    })
    await queueMail(tx, { kind: 'invite', recipient: email, ...content }, now)
    await audit(tx, call, {
      entity: 'Invite',
      entityId: id,
      accountId: account.id,
      action: 'sent',
      details: { email, role },
    })
    return id
  })
}

async function refuseStaff(tx: Tx, email: string): Promise<void> {
  const known = await userByLogin(tx, email).select('id').executeTakeFirst()
  if (known && (await isStaff(tx, known.id))) throw new Problem('has_user', { params: { userId: known.id } })
}
