import { choosesLoginsFreely, type Person } from '@tourdesk/domain/access/actor'
import { agentRole } from '@tourdesk/domain/access/roles'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { planUserEdit, type UserChange, type UserEdit } from '@tourdesk/domain/identity/planUserEdit'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept, acceptFields } from '../../kernel/decide.ts'
import { checkVersion } from '../../kernel/versions.ts'
import type { Caller } from '../browsers/caller.ts'
import { roleSince, uniqueLogin } from '../insertUser.ts'
import { chosenLoginLimit } from '../limits.ts'
import { demotePasskeys } from '../passkeys/demotePasskeys.ts'
import { hashPassword } from '../password.ts'
import { refuseCommon } from '../passwords/refuseCommon.ts'
import { dropResets } from '../resetPassword.ts'
import { endSessions, leaveAccount } from '../sessions.ts'
import { userByLogin } from '../userByLogin.ts'
import { warningsOf } from '../warnUser.ts'
import { lockUser } from './lockUser.ts'
import { nameOf, type UserRow } from './store.ts'

/**
 * Saves a user: everything for users of lower rank, only names and phone for the caller. Role and status are those in
 * the current account.
 * Throws wrong fields (400), refusals of rank and role (403), `login_taken` and `changed_by_another` (409),
 * `too_many_attempts` (429).
 */
export async function changeUser(
  call: Call<Person>,
  userId: string,
  { updatedAt, ...edit }: UserEdit & { updatedAt?: string | undefined },
  { device }: Pick<Caller, 'device'>,
  origin: string,
): Promise<void> {
  authorize(call.actor, 'signedIn')
  if (edit.password !== undefined) await refuseCommon(edit.password)
  await countNewLogin(call, userId, edit.email)
  await inTransaction(call, async (tx) => {
    const { row, facts } = await lockUser(tx, call, userId)
    const change = accept(planUserEdit(call.actor, facts, edit))
    acceptFields(checkPerson(onlyChanged(edit, row), isCreatedAgent(row)))
    checkVersion(updatedAt, row.updated_at)
    const warned = { userId, device, origin, byUserId: call.actor.userId }
    // Before the change, so that the old address hears of a new one.
    const toOld =
      change.login === row.login ? [] : await warningsOf(tx, { ...warned, news: 'loginChanged' }, call.now)
    await write(tx, call, row, change)
    const toNew =
      change.password === null ? [] : await warningsOf(tx, { ...warned, news: 'passwordChanged' }, call.now)
    await announce(tx, call, {
      name: 'user.changed',
      subject: { id: userId, name: nameOf(change), accountId: call.actor.account._id },
      facts: { newPassword: change.password !== null },
      mails: [...toOld, ...toNew],
      ...diffOf(shown(facts), shown(change)),
    })
  })
}

/** The answer reveals whether a login exists, so attempts are limited. */
async function countNewLogin(
  { db, actor, now }: Call<Person>,
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

/** This agent wasn't invited by mail, so the login may be a username. */
function isCreatedAgent({ role, sender_id }: UserRow): boolean {
  return role === agentRole && sender_id === null
}

async function write(tx: Tx, call: Call<Person>, row: UserRow, change: UserChange): Promise<void> {
  const { actor, now } = call
  const accountId = actor.account._id
  await uniqueLogin(
    tx
      .updateTable('users')
      .set({
        login: change.login,
        first_name: change.firstName,
        last_name: change.lastName,
        mobile_phone: change.mobilePhone,
        ...(change.password !== null && { password_hash: await hashPassword(change.password) }),
        ...(change.losesProof && { proven_at: null }),
        updated_at: now,
      })
      .where('id', '=', row.id)
      .execute(),
  )
  await tx
    .updateTable('memberships')
    .set({ role: change.role, status: change.status, role_since: roleSince(change, now) })
    .where('user_id', '=', row.id)
    .where('account_id', '=', accountId)
    .execute()
  if (change.losesProof) await demotePasskeys(tx, row.id)
  // A link mailed to the old address must not open the new one.
  if (change.login !== row.login || change.password !== null) await dropResets(tx, row.id, now)
  if (change.password !== null) await endSessions(tx, row.id, now)
  if (change.status === 'INACTIVE' && row.status === 'ACTIVE') await leaveAccount(tx, row.id, accountId, now)
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
