import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkInvite } from '@tourdesk/domain/identity/checkInvite'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import type { Selectable } from 'kysely'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type VisitorCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import type { Invites } from '../kernel/schema/accounts.ts'
import { enterableAccounts } from './accounts.ts'
import { insertUser, joinAccount } from './insertUser.ts'
import { type InviteClaims, readInvite } from './inviteTokens.ts'
import { isStaff } from './isStaff.ts'
import { hashPassword } from './password.ts'
import { endSessions } from './sessions.ts'
import { type StartedSession, startSession } from './startSession.ts'
import { userByLogin } from './userByLogin.ts'

export interface Acceptance {
  token: string
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  password: string
  remembered: boolean
}

/**
 * Makes the invited person a user in the invite's account with the invite's role, and signs in (INV-11). An end user
 * of that email becomes the same person, with the new password (HOLE-A28).
 * Throws `invite_unreadable` and wrong fields (400), `invite_over` and `has_user` (409), `user_inactive` (403).
 */
export async function signupWithInvite(
  call: VisitorCall,
  secret: string,
  person: Acceptance,
): Promise<StartedSession> {
  authorize(call.actor, 'public')
  const claims = readInvite(secret, person.token)
  if (!claims) throw new Problem('invite_unreadable')
  acceptFields(checkPerson(person))
  // Before the password is hashed, so that a token that is over costs nothing.
  accept(checkInvite(await findInvite(call.db, claims.inviteId), call.now))
  const passwordHash = await hashPassword(person.password)
  return inTransaction(call, async (tx) => {
    const invite = await takeInvite(tx, claims, person.email, call.now)
    const userId = await becomeMember(tx, invite, { ...person, passwordHash }, call.now)
    const open = await enterableAccounts(tx, userId)
    if (!open.some(({ id }) => id === invite.account_id)) throw new Problem('user_inactive')
    const actor = { kind: 'person', userId, name: invite.email } as const
    await audit(
      tx,
      { actor, now: call.now },
      {
        entity: 'User',
        entityId: userId,
        accountId: invite.account_id,
        action: 'joined by invite',
        details: { inviteId: invite.id, role: invite.role, senderId: invite.sender_id },
      },
    )
    return startSession(tx, { userId, accountId: invite.account_id, remembered: person.remembered }, call.now)
  })
}

async function findInvite(db: VisitorCall['db'] | Tx, id: string) {
  const row = await db
    .selectFrom('invites')
    .select(['status', 'expires_at as expiresAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Marks the invite accepted; of two calls at once only one gets it. */
async function takeInvite(
  tx: Tx,
  claims: InviteClaims,
  email: string,
  now: Date,
): Promise<Selectable<Invites>> {
  const invite = await tx
    .updateTable('invites')
    .set({ status: 'ACCEPTED' })
    .where('id', '=', claims.inviteId)
    .where('account_id', '=', claims.accountId)
    .where('status', '=', 'PENDING')
    .where('user_id', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (!invite) throw new Problem('invite_over')
  if (invite.email.toLowerCase() !== email.trim().toLowerCase())
    acceptFields([{ field: 'email', code: 'valid_email_required' }])
  return invite
}

async function becomeMember(
  tx: Tx,
  invite: Selectable<Invites>,
  person: Acceptance & { passwordHash: string },
  now: Date,
): Promise<string> {
  const { firstName, lastName, mobilePhone, passwordHash } = person
  const { email: login, role, account_id: accountId, sender_id: senderId } = invite
  const known = await userByLogin(tx, login).select('id').forUpdate().executeTakeFirst()
  if (!known)
    return insertUser(
      tx,
      { login, firstName, lastName, mobilePhone, passwordHash, senderId, accountId, role },
      now,
    )
  if (await isStaff(tx, known.id)) throw new Problem('has_user', { params: { userId: known.id } })
  await tx
    .updateTable('users')
    .set({
      first_name: firstName,
      last_name: lastName,
      mobile_phone: mobilePhone,
      password_hash: passwordHash,
      sender_id: senderId,
      updated_at: now,
    })
    .where('id', '=', known.id)
    .execute()
  await endSessions(tx, known.id, now)
  await joinAccount(tx, { userId: known.id, accountId, role }, now)
  return known.id
}
