import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { checkInvite, wayInOf } from '@tourdesk/domain/identity/checkInvite'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import type { Selectable } from 'kysely'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import type { Product } from '../kernel/product.ts'
import type { Invites } from '../schema/accounts.ts'
import { enterableAccounts } from './accounts.ts'
import type { Caller } from './browsers/caller.ts'
import { handOver } from './handOver.ts'
import { insertUser, joinAccount } from './insertUser.ts'
import { factsOfLogin } from './invites/factsOfLogin.ts'
import { findByLink } from './invites/findByLink.ts'
import { refuseMember, takeInvite } from './invites/takeInvite.ts'
import { hashNewPassword, type PasswordHash } from './password.ts'
import { acceptPassword } from './passwords/acceptPassword.ts'
import { type Entered, enter } from './secondFactor/enter.ts'

export interface Acceptance {
  token: string
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  password: string
}

/**
 * Gives the invited person a user in the invite's account with the invite's role, and signs them in. If the
 * email belongs to an end user, or to staff whose login someone else created, that user gets the new
 * password; the old password and older sessions stop working.
 * Throws `invite_unreadable` and wrong fields (400), `invite_over`, `has_user` and, for staff with their own
 * login, `sign_in_first` (409), `user_inactive` (403).
 */
export async function signupWithInvite(
  call: VisitorCall,
  home: Pick<Product, 'origin' | 'secret'>,
  person: Acceptance,
  caller: Caller,
): Promise<Entered> {
  authorize(call.actor, 'public')
  const mailed = await findByLink(call.db, home, person.token)
  acceptFields(checkPerson(person))
  const chosen = await acceptPassword(person.password, person.email)
  // Before hashing the password, so that an expired token costs nothing.
  accept(checkInvite({ status: mailed.status, expiresAt: mailed.expires_at }, call.now))
  const passwordHash = await hashNewPassword(chosen)
  return inTransaction(call, async (tx) => {
    const invite = await takeInvite(tx, mailed, call.now)
    if (invite.email.toLowerCase() !== person.email.trim().toLowerCase())
      throw fieldProblem([{ field: 'email', code: 'valid_email_required' }])
    const { userId, others } = await becomeMember(tx, invite, { ...person, passwordHash }, call.now)
    const open = await enterableAccounts(tx, userId)
    if (!open.some(({ id }) => id === invite.account_id)) throw new Problem('user_inactive')
    const actor = { kind: 'person', userId, name: invite.email } as const
    await announce(
      tx,
      { actor, now: call.now },
      {
        name: 'user.joined',
        subject: { id: userId, name: invite.email, accountId: invite.account_id },
        facts: { inviteId: invite.id, senderId: invite.sender_id },
        before: { role: null },
        after: { role: invite.role },
      },
      ...others,
    )
    return enter(tx, { userId, accountId: invite.account_id, caller, home }, call.now)
  })
}

async function becomeMember(
  tx: Tx,
  invite: Selectable<Invites>,
  person: Acceptance & { passwordHash: PasswordHash },
  now: Date,
): Promise<{ userId: string; others: DomainEvent[] }> {
  const { firstName, lastName, mobilePhone, passwordHash } = person
  const { email: login, role, account_id: accountId, sender_id: senderId } = invite
  const known = await factsOfLogin(tx, login)
  if (!known) {
    const made = { login, firstName, lastName, mobilePhone, passwordHash, isProven: true, senderId }
    return { userId: await insertUser(tx, { ...made, accountId, role }, now), others: [] }
  }
  if (wayInOf(known) === 'signIn') throw new Problem('sign_in_first')
  await refuseMember(tx, known.id, accountId)
  const others = await handOver(tx, known.id, { by: 'mail', passwordHash }, now)
  await tx
    .updateTable('users')
    .set({
      first_name: firstName,
      last_name: lastName,
      mobile_phone: mobilePhone,
      sender_id: senderId,
      updated_at: now,
    })
    .where('id', '=', known.id)
    .execute()
  await joinAccount(tx, { userId: known.id, accountId, role }, now)
  return { userId: known.id, others }
}
