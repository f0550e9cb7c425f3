import { roleOfSuper } from '@tourdesk/domain/access/roles'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Db } from '../kernel/database.ts'
import { joinAccount } from './insertUser.ts'
import { userByLogin } from './userByLogin.ts'

/**
 * Makes a user a super user, who owns the main account too. No API call can do this.
 * @returns `unknown` if nobody has this email or username; `unproven` if an agency could have created the login and
 * nobody has followed a mailed link to prove it
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
    const elsewhere = await tx
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', user.id)
      .where('account_id', '!=', main.id)
      .executeTakeFirst()
    if (elsewhere && !user.proven_at) return unchanged('unproven')
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
