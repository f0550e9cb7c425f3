import type { Role } from '@tourdesk/domain/access/roles'
import { inviteDays } from '@tourdesk/domain/identity/checkInvite'
import type { Selectable } from 'kysely'
import type { PersonCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import type { Invites } from '../../schema/accounts.ts'

/** An invite to be stored: an address, and what its sender typed about the person. */
export interface NewInvite {
  accountId: string
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
): Promise<Selectable<Invites>> {
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
  return insertInto(tx, 'invites', {
    id: newId(),
    account_id: accountId,
    sender_id: actor.userId,
    email,
    first_name: invite.firstName,
    last_name: invite.lastName,
    mobile_phone: invite.mobilePhone,
    role: invite.role,
    status: 'PENDING',
    created_at: now,
    expires_at: new Date(now.getTime() + inviteDays * 24 * 3_600_000),
  })
    .returningAll()
    .executeTakeFirstOrThrow()
}
