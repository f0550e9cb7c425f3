import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkFactorRemoval } from '@tourdesk/domain/identity/checkFactorRemoval'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Db } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import { requireConfirmed } from '../confirmed.ts'
import { endSessions } from '../sessions.ts'
import { userByLogin } from '../userByLogin.ts'
import { lockUser } from '../users/lockUser.ts'
import { nameOf } from '../users/store.ts'
import { warningsOf } from '../warnUser.ts'
import { dropFactors } from './ownFactors.ts'

/**
 * Removes the second factors of a user who lost phone and codes; their sessions end, and they get a mail.
 * Throws refusals of rank (403), `sign_in_again` (403), `not_found` (404) also without a second factor.
 */
export async function removeFactors(
  call: PersonCall,
  userId: string,
  { device, origin }: { device: string; origin: string },
): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'users.write')
  await requireConfirmed(call)
  await inTransaction(call, async (tx) => {
    const { row, facts } = await lockUser(tx, call, userId)
    accept(checkFactorRemoval(actor, facts))
    if (!(await dropFactors(tx, userId))) throw new Problem('not_found')
    await endSessions(tx, userId, now)
    const warned = { userId, news: 'factorRemoved', device, origin, byUserId: actor.userId } as const
    await announce(tx, call, {
      name: 'user.secondFactorTaken',
      subject: {
        id: userId,
        name: nameOf({ login: row.login, firstName: row.first_name, lastName: row.last_name }),
        accountId: actor.account._id,
      },
      mails: await warningsOf(tx, warned, now),
    })
  })
}

/**
 * The same as a command on the server, for super users too. No API call can remove a super user's factors.
 * @returns `unknown` if nobody has this email or username; `none` without a second factor
 */
export async function resetSecondFactor(
  { db, clock, origin }: { db: Db; clock: Clock; origin: string },
  login: string,
): Promise<'removed' | 'unknown' | 'none'> {
  const actor = { kind: 'job', name: 'reset-second-factor' } as const
  authorize(actor, 'users.write')
  const now = clock.now()
  return inTransaction({ db }, async (tx) => {
    const user = await userByLogin(tx, login).select('id').forUpdate().executeTakeFirst()
    if (!user) return unchanged('unknown')
    if (!(await dropFactors(tx, user.id))) return unchanged('none')
    await endSessions(tx, user.id, now)
    const mails = await warningsOf(tx, { userId: user.id, news: 'factorRemoved', device: '', origin }, now)
    const subject = { id: user.id, name: login, accountId: null }
    await announce(tx, { actor, now }, { name: 'user.secondFactorTaken', subject, mails })
    return 'removed'
  })
}
