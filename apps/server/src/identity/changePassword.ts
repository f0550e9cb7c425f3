import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { announce, inTransaction } from '../kernel/announce.ts'
import { forgiveAttempts, takeAttempt } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import type { Caller } from './browsers/caller.ts'
import { ownPasswordLimit } from './limits.ts'
import { hashPassword } from './password.ts'
import { refuseCommon } from './passwords/refuseCommon.ts'
import { provePassword } from './provePassword.ts'
import { dropResets } from './resetPassword.ts'
import { endSessions } from './sessions.ts'
import { warningsOf } from './warnUser.ts'

/**
 * Changes the caller's own password with the old one. All other sessions, open reset links and the trust in browsers
 * end. This doesn't prove the login, since somebody else may know the old password too.
 * Throws wrong fields (400), including `old_password_wrong`, and `too_many_attempts` (429).
 */
export async function changePassword(
  call: PersonCall,
  { oldPassword, password }: { oldPassword: string; password: string },
  { device }: Pick<Caller, 'device'>,
  origin: string,
): Promise<void> {
  const { actor, now, sessionId } = call
  authorize(actor, 'signedIn')
  acceptFields(checkPerson({ password }))
  await refuseCommon(password)
  const limit = ownPasswordLimit(actor.userId)
  await takeAttempt(call.db, limit, now)
  await inTransaction(call, async (tx) => {
    await provePassword(tx, actor.userId, oldPassword, 'oldPassword')
    await tx
      .updateTable('users')
      .set({ password_hash: await hashPassword(password), updated_at: now })
      .where('id', '=', actor.userId)
      .execute()
    await endSessions(tx, actor.userId, now, sessionId)
    await dropResets(tx, actor.userId, now)
    await announce(tx, call, {
      name: 'user.passwordChanged',
      subject: { id: actor.userId, name: actor.name, accountId: actor.account._id },
      mails: await warningsOf(tx, { userId: actor.userId, news: 'passwordChanged', device, origin }, now),
    })
  })
  await forgiveAttempts(call.db, [limit])
}
