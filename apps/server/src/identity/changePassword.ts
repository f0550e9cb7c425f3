import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { announce, inTransaction } from '../kernel/announce.ts'
import { forgiveAttempts, takeAttempt } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import type { Caller } from './browsers/caller.ts'
import { handOver } from './handOver.ts'
import { ownPasswordLimit } from './limits.ts'
import { hashNewPassword } from './password.ts'
import { acceptPassword } from './passwords/acceptPassword.ts'
import { provePassword } from './provePassword.ts'
import { warningsOf } from './warnUser.ts'

/**
 * Changes the caller's own password; takes the old one. All other sessions, open reset links and the trust in
 * browsers end. This doesn't prove the login, since someone else may know the old password too.
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
  const chosen = await acceptPassword(password, await loginOf(call))
  const limit = ownPasswordLimit(actor.userId)
  await takeAttempt(call.db, limit, now)
  await inTransaction(call, async (tx) => {
    await provePassword(tx, actor.userId, oldPassword, 'oldPassword')
    const passwordHash = await hashNewPassword(chosen)
    const others = await handOver(tx, actor.userId, { by: 'self', sessionId, passwordHash }, now)
    const changed: DomainEvent = {
      name: 'user.passwordChanged',
      subject: { id: actor.userId, name: actor.name, accountId: actor.account._id },
      mails: await warningsOf(tx, { userId: actor.userId, news: 'passwordChanged', device, origin }, now),
    }
    await announce(tx, call, changed, ...others)
  })
  await forgiveAttempts(call.db, [limit])
}

async function loginOf({ db, actor }: PersonCall): Promise<string> {
  const self = db.selectFrom('users').select('login').where('id', '=', actor.userId)
  return (await self.executeTakeFirstOrThrow()).login
}
