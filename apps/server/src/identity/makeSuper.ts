import { adminRoles, roleOfSuper } from '@tourdesk/domain/access/roles'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joinAccount } from './insertUser.ts'
import { userByLogin } from './userByLogin.ts'

/**
 * Makes a user a super user, who owns the main account too. No API call can do this.
 * @returns `unknown` if nobody has this email or username; `unproven` if someone else could have registered
 * or created the login: nobody has proven it by a mailed link, and the office hasn't made them owner or admin
 */
export async function makeSuper(
  { db, clock }: { db: Db; clock: Clock },
  login: string,
): Promise<'made' | 'unknown' | 'unproven'> {
  const actor = { kind: 'job', name: 'make-super' } as const
  authorize(actor, 'users.write')
  const now = clock.now()
  return inTransaction({ db }, async (tx) => {
    const user = await userByLogin(tx, login)
      .select(['id', 'proven_at', 'is_super'])
      .forUpdate()
      .executeTakeFirst()
    if (!user) return unchanged('unknown')
    const main = await tx
      .selectFrom('accounts')
      .select('id')
      .where('is_main', '=', true)
      .executeTakeFirstOrThrow()
    if (!user.proven_at && !(await keepsMain(tx, user.id, main.id))) return unchanged('unproven')
    await tx.updateTable('users').set({ is_super: true, updated_at: now }).where('id', '=', user.id).execute()
    await joinAccount(tx, { userId: user.id, accountId: main.id, role: roleOfSuper }, now)
    await announce(
      tx,
      { actor, now },
      {
        name: 'user.madeSuper',
        subject: { id: user.id, name: login, accountId: main.id },
        ...diffOf({ isSuper: user.is_super }, { isSuper: true }),
      },
    )
    return 'made'
  })
}

async function keepsMain(tx: Tx, userId: string, accountId: string): Promise<boolean> {
  const membership = await tx
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', adminRoles)
    .executeTakeFirst()
  return membership !== undefined
}
