import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Db } from '../kernel/database.ts'
import { endInvitesOf } from './invites/endInvitesOf.ts'
import { userByLogin } from './userByLogin.ts'

/**
 * Makes a super user an ordinary owner of the main account again, who can be deactivated like any other. No
 * API call can do this.
 * @returns `unknown` if nobody has this email or username; `ordinary` if they aren't a super user; `last` if
 * they're the only one
 */
export async function removeSuper(
  { db, clock }: { db: Db; clock: Clock },
  login: string,
): Promise<'removed' | 'unknown' | 'ordinary' | 'last'> {
  const actor = { kind: 'job', name: 'make-super' } as const
  authorize(actor, 'users.write')
  const now = clock.now()
  return inTransaction({ db }, async (tx) => {
    // Locks all of them, so that two who remove each other at once can't both succeed.
    const supers = await tx
      .selectFrom('users')
      .select('id')
      .where('is_super', '=', true)
      .orderBy('id')
      .forUpdate()
      .execute()
    const user = await userByLogin(tx, login).select('id').executeTakeFirst()
    if (!user) return unchanged('unknown')
    if (!supers.some(({ id }) => id === user.id)) return unchanged('ordinary')
    if (supers.length === 1) return unchanged('last')
    await tx
      .updateTable('users')
      .set({ is_super: false, updated_at: now })
      .where('id', '=', user.id)
      .execute()
    const main = await tx
      .selectFrom('accounts')
      .select('id')
      .where('is_main', '=', true)
      .executeTakeFirstOrThrow()
    await announce(
      tx,
      { actor, now },
      {
        name: 'user.removedSuper',
        subject: { id: user.id, name: login, accountId: main.id },
        ...diffOf({ isSuper: true }, { isSuper: false }),
      },
      ...(await endInvitesOf(tx, user.id, 'unsendable', now)),
    )
    return 'removed'
  })
}
