import { isEmail } from '@tourdesk/domain/email'
import { announce, inTransaction } from '../kernel/announce.ts'
import { hasAttemptsLeft } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import { newId } from '../kernel/newId.ts'
import { loggedFailuresLimit } from './limits.ts'

/**
 * Logs a failed sign-in without a person, up to a limit per minute. The typed login is kept only if it's an
 * email, so that no password ends up in the log.
 */
export async function noteFailure(
  call: VisitorCall,
  user: { login: string; accountId: string | null } | null,
  typed: string,
  address: string,
): Promise<void> {
  authorize(call.actor, 'public')
  const name = user?.login ?? (isEmail(typed) ? typed.trim() : '')
  const subject = { id: newId(), name, accountId: user?.accountId ?? null }
  const actor = { kind: 'visitor', name } as const
  if (!(await hasAttemptsLeft(call.db, loggedFailuresLimit, call.now))) return
  await inTransaction(call, (tx) =>
    announce(tx, { actor, now: call.now }, { name: 'session.signInFailed', subject, facts: { address } }),
  )
}
