import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { takeAttempt } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { addJob } from '../kernel/jobs.ts'
import { forgotLimit } from './limits.ts'
import { startResetJob } from './startReset.ts'

/**
 * Asks for a reset mail. Whether anybody has this email is looked up later, by a job: the answer and the time it
 * takes are the same for everyone (HOLE-A35).
 * Throws `too_many_attempts` (429).
 */
export async function forgotPassword(
  call: VisitorCall,
  { email, address }: { email: string; address: string },
): Promise<void> {
  authorize(call.actor, 'public')
  // A username without mail gets the same answer, and nothing is sent (HOLE-A57).
  acceptFields(checkPerson({ email }, true))
  await takeAttempt(call.db, forgotLimit(address), call.now)
  await addJob(call.db, startResetJob, { login: email.trim() })
}
