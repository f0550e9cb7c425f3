import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { takeAttempts } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { addJob } from '../kernel/jobs.ts'
import { forgotLimits } from './limits.ts'
import { startResetJob } from './startReset.ts'

/**
 * Requests a reset mail. A job looks up the email later, so the answer and its timing are the same for everyone.
 * Throws `too_many_attempts` (429).
 */
export async function forgotPassword(
  call: VisitorCall,
  { email, address }: { email: string; address: string },
): Promise<void> {
  authorize(call.actor, 'public')
  // A username gets the same answer, and nothing is sent.
  acceptFields(checkPerson({ email }, true))
  await takeAttempts(call.db, forgotLimits(address), call.now)
  await addJob(call.db, startResetJob, { login: email.trim() })
}
