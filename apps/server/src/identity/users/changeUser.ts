import { choosesLoginsFreely } from '@tourdesk/domain/access/actor'
import { agentRole } from '@tourdesk/domain/access/roles'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { planUserEdit, type UserChange, type UserEdit } from '@tourdesk/domain/identity/planUserEdit'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept, acceptFields } from '../../kernel/decide.ts'
import { checkVersion } from '../../kernel/versions.ts'
import type { Caller } from '../browsers/caller.ts'
import { requireConfirmed } from '../confirmed.ts'
import { handOver } from '../handOver.ts'
import { roleSince } from '../insertUser.ts'
import { endInvitesOf } from '../invites/endInvitesOf.ts'
import { chosenLoginLimit } from '../limits.ts'
import { hashNewPassword, type NewPassword } from '../password.ts'
import { acceptPassword } from '../passwords/acceptPassword.ts'
import { leaveAccount } from '../sessions.ts'
import { userByLogin } from '../userByLogin.ts'
import { warningsOf } from '../warnUser.ts'
import { lockUser } from './lockUser.ts'
import { nameOf, type UserRow } from './store.ts'

/**
 * Saves a user: everything for users of lower rank, only names and phone for the caller. Role and status are
 * those in the current account. Changing someone else's email or password takes a confirmed session.
 * Throws wrong fields (400), refusals of rank and role and `sign_in_again` (403), `login_taken` and
 * `changed_by_another` (409), `too_many_attempts` (429).
 * @returns how many open invites ended because the user, who sent them, couldn't send them now
 */
export async function changeUser(
  call: PersonCall,
  userId: string,
  { updatedAt, ...edit }: UserEdit & { updatedAt?: string | undefined },
  { device }: Pick<Caller, 'device'>,
  origin: string,
): Promise<number> {
  authorize(call.actor, 'signedIn')
  await countNewLogin(call, userId, edit.email)
  return inTransaction(call, async (tx) => {
    const { row, facts } = await lockUser(tx, call, userId)
    const change = accept(planUserEdit(call.actor, facts, edit))
    acceptFields(checkPerson(onlyChanged(edit, row), isCreatedAgent(row)))
    const password = change.password === null ? null : await acceptPassword(change.password, change.login)
    checkVersion(updatedAt, row.updated_at)
    if (change.losesProof) await requireConfirmed(call, tx)
    const warned = { userId, device, origin, byUserId: call.actor.userId }
    // Before the change, so that the old address gets a mail about the new one.
    const toOld =
      change.login === row.login ? [] : await warningsOf(tx, { ...warned, news: 'loginChanged' }, call.now)
    const { handedOver, endedInvites } = await write(tx, call, row, { ...change, password })
    const toNew =
      change.password === null ? [] : await warningsOf(tx, { ...warned, news: 'passwordChanged' }, call.now)
    const changed: DomainEvent = {
      name: 'user.changed',
      subject: { id: userId, name: nameOf(change), accountId: call.actor.account._id },
      facts: { newPassword: change.password !== null },
      mails: [...toOld, ...toNew],
      ...diffOf(shown(facts), shown(change)),
    }
    await announce(tx, call, changed, ...handedOver, ...endedInvites)
    return endedInvites.length
  })
}

/** Limits attempts, since the answer reveals whether a login exists. */
async function countNewLogin(
  { db, actor, now }: PersonCall,
  userId: string,
  login: string | undefined,
): Promise<void> {
  if (login === undefined || choosesLoginsFreely(actor)) return
  const same = await userByLogin(db, login).select('id').where('id', '=', userId).executeTakeFirst()
  if (!same) await takeAttempt(db, chosenLoginLimit(actor.userId), now)
}

/** Ignores errors in unchanged fields, since they were accepted once. */
function onlyChanged(edit: UserEdit, row: UserRow): UserEdit {
  return { ...edit, email: edit.email?.trim() === row.login ? undefined : edit.email }
}

/** True for an agent who wasn't invited by mail: their login may be a username. */
function isCreatedAgent({ role, sender_id }: UserRow): boolean {
  return role === agentRole && sender_id === null
}

/** A change whose password was accepted. */
type Chosen = Omit<UserChange, 'password'> & { password: NewPassword | null }

async function write(tx: Tx, call: PersonCall, row: UserRow, { password, ...change }: Chosen) {
  const { actor, now } = call
  const accountId = actor.account._id
  await tx
    .updateTable('users')
    .set({
      login: change.login,
      first_name: change.firstName,
      last_name: change.lastName,
      mobile_phone: change.mobilePhone,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute()
  await tx
    .updateTable('memberships')
    .set({ role: change.role, status: change.status, role_since: roleSince(change, now) })
    .where('user_id', '=', row.id)
    .where('account_id', '=', accountId)
    .execute()
  const passwordHash = password === null ? null : await hashNewPassword(password)
  const handedOver = change.losesProof
    ? await handOver(tx, row.id, { by: 'colleague', passwordHash }, now)
    : []
  if (change.status === 'INACTIVE' && row.status === 'ACTIVE') await leaveAccount(tx, row.id, accountId, now)
  return { handedOver, endedInvites: await endInvitesOf(tx, row.id, 'unsendable', now) }
}

function shown({
  login,
  firstName,
  lastName,
  mobilePhone,
  role,
  status,
}: Omit<UserChange, 'password' | 'losesProof'>) {
  return { login, firstName, lastName, mobilePhone, role, status }
}
