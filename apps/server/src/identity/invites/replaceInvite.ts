import type { Person } from '@tourdesk/domain/access/actor'
import type { Role } from '@tourdesk/domain/access/roles'
import { inviteDays } from '@tourdesk/domain/identity/checkInvite'
import type { Selectable } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import type { Invites } from '../../schema/accounts.ts'

/** An invite to store: an address, and what its sender typed about the person. */
export interface NewInvite {
  accountId: string
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  role: Role
}

/** Stores an invite and deletes the open one of the same account and email, whose link stops working. */
export async function replaceInvite(
  tx: Tx,
  { actor, now }: Call<Person>,
  invite: NewInvite,
): Promise<Selectable<Invites>> {
  const { accountId, email } = invite
  // Makes simultaneous invites wait, so that one replaces the other.
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
    token_hash: null,
    created_at: now,
    expires_at: new Date(now.getTime() + inviteDays * 24 * 3_600_000),
  })
    .returningAll()
    .executeTakeFirstOrThrow()
}
