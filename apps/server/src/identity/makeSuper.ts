import { roleOfSuper } from '@tourdesk/domain/access/roles'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction } from '../kernel/call.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Db } from '../kernel/database.ts'
import { joinAccount } from './insertUser.ts'
import { userByLogin } from './userByLogin.ts'

/**
 * Makes a user a super user, who owns the main account too. No call of the API can do this (HOLE-A56).
 * @returns false when nobody has this email or username
 */
export async function makeSuper({ db, clock }: { db: Db; clock: Clock }, login: string): Promise<boolean> {
  const actor = { kind: 'job', name: 'make-super' } as const
  authorize(actor, 'users.write')
  const now = clock.now()
  return inTransaction({ db }, async (tx) => {
    const user = await userByLogin(tx, login).select('id').forUpdate().executeTakeFirst()
    if (!user) return false
    const main = await tx
      .selectFrom('accounts')
      .select('id')
      .where('is_main', '=', true)
      .executeTakeFirstOrThrow()
    await tx.updateTable('users').set({ is_super: true, updated_at: now }).where('id', '=', user.id).execute()
    await joinAccount(tx, { userId: user.id, accountId: main.id, role: roleOfSuper }, now)
    await audit(
      tx,
      { actor, now },
      { entity: 'User', entityId: user.id, accountId: main.id, action: 'made super user' },
    )
    return true
  })
}
