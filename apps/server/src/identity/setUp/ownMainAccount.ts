import { roleOfSuper } from '@tourdesk/domain/access/roles'
import type { Db, Tx } from '../../kernel/database.ts'
import { insertUser, joinAccount } from '../insertUser.ts'
import { dropResets } from '../resetPassword.ts'
import { endSessions } from '../sessions.ts'
import { userByLogin } from '../userByLogin.ts'

/** The first super user, from the settings or the set-up form. */
export interface FirstOwner {
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  passwordHash: string
}

/** True once there's a super user; until then nobody could let the first one in. */
export async function hasSuper(db: Db | Tx): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('is_super', '=', true)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Creates the owner of the main account, a super user. Anyone who registered with this email before is locked out: the
 * password is replaced, and sessions and reset links end.
 */
export async function ownMainAccount(
  tx: Tx,
  owner: FirstOwner,
  accountId: string,
  now: Date,
): Promise<string> {
  const { email: login, firstName, lastName, mobilePhone, passwordHash } = owner
  const names = { firstName, lastName, mobilePhone }
  const known = await userByLogin(tx, login).select('id').forUpdate().executeTakeFirst()
  const userId =
    known?.id ??
    (await insertUser(
      tx,
      { login, ...names, passwordHash, isProven: false, senderId: null, accountId, role: roleOfSuper },
      now,
    ))
  await tx
    .updateTable('users')
    .set({
      is_super: true,
      password_hash: passwordHash,
      proven_at: null,
      updated_at: now,
      ...(firstName && { first_name: firstName, last_name: lastName, mobile_phone: mobilePhone }),
    })
    .where('id', '=', userId)
    .execute()
  if (known) {
    await endSessions(tx, userId, now)
    await dropResets(tx, userId, now)
    await joinAccount(tx, { userId, accountId, role: roleOfSuper }, now)
  }
  return userId
}
