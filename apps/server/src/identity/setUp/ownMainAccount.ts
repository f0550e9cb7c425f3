import { roleOfSuper } from '@tourdesk/domain/access/roles'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Db, Tx } from '../../kernel/database.ts'
import { handOver } from '../handOver.ts'
import { insertUser, joinAccount } from '../insertUser.ts'
import type { PasswordHash } from '../password.ts'
import { userByLogin } from '../userByLogin.ts'

/** The first super user, from the settings or the set-up form. */
export interface FirstOwner {
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  passwordHash: PasswordHash
}

/** True once there's a super user; before that, there's nobody who could let the first one in. */
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
 * Creates the owner of the main account, a super user. Takes the login from whoever registered it before.
 * @returns what else happened, to be announced
 */
export async function ownMainAccount(
  tx: Tx,
  owner: FirstOwner,
  accountId: string,
  now: Date,
): Promise<{ userId: string; others: DomainEvent[] }> {
  const { email: login, firstName, lastName, mobilePhone, passwordHash } = owner
  const names = { firstName, lastName, mobilePhone }
  const known = await userByLogin(tx, login).select('id').forUpdate().executeTakeFirst()
  const others = known ? await handOver(tx, known.id, { by: 'setUp', passwordHash }, now) : []
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
      updated_at: now,
      ...(firstName && { first_name: firstName, last_name: lastName, mobile_phone: mobilePhone }),
    })
    .where('id', '=', userId)
    .execute()
  if (known) await joinAccount(tx, { userId, accountId, role: roleOfSuper }, now)
  return { userId, others }
}
