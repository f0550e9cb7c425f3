import type { Role } from '@tourdesk/domain/access/roles'
import { inviteDays } from '@tourdesk/domain/identity/checkInvite'
import type { PersonCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { newId } from '../../kernel/newId.ts'

/** An invite to be stored; `userId` when the person has a user already. */
export interface NewInvite {
  accountId: string
  userId: string | null
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  role: Role
}

/** Stores an invite instead of the open one of the same account and email, whose token is dead from then on (HOLE-A19). */
export async function replaceInvite(
  tx: Tx,
  { actor, now }: PersonCall,
  invite: NewInvite,
): Promise<{ id: string; expiresAt: Date }> {
  const { accountId, email } = invite
  // Two invites at once wait for one another here, so that one of them replaces the other.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  await tx
    .updateTable('invites')
    .set({ status: 'EXPIRED' })
    .where('account_id', '=', accountId)
    .where('status', '=', 'PENDING')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute()
  const id = newId()
  const expiresAt = new Date(now.getTime() + inviteDays * 24 * 3_600_000)
  await tx
    .insertInto('invites')
    .values({
      id,
      account_id: accountId,
      user_id: invite.userId,
      sender_id: actor.userId,
      email,
      first_name: invite.firstName,
      last_name: invite.lastName,
      mobile_phone: invite.mobilePhone,
      role: invite.role,
      status: 'PENDING',
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { id, expiresAt }
}
