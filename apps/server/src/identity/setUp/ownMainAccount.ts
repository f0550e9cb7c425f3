import { roleOfSuper } from '@tourdesk/domain/access/roles'
import type { Db, Tx } from '../../kernel/database.ts'
import { insertUser, joinAccount } from '../insertUser.ts'
import { dropResets } from '../resetPassword.ts'
import { endSessions } from '../sessions.ts'
import { userByLogin } from '../userByLogin.ts'

/** The first super user, as the settings or the set-up link name them. */
export interface FirstOwner {
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  passwordHash: string
}

/** True once somebody can open every account; until then nobody could let the first one in. */
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
 * Makes the owner of the main account, a super user. Whoever has made a login with this email before keeps no way in:
 * the password is the new one, and sessions and reset links end.
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
