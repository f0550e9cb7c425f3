import type { VisitorCall } from '../kernel/call.ts'
import { registerEndUser } from './registerEndUser.ts'
import { type StartedSession, startSession } from './startSession.ts'

/** Registers an end user and starts a session, which can only complete the user's own names. */
export function signup(
  call: VisitorCall,
  person: { email: string; password: string; remembered: boolean; address: string },
): Promise<StartedSession> {
  const { remembered, ...registration } = person
  return registerEndUser(call, { ...registration, firstName: '', lastName: '' }, (tx, made) =>
    startSession(tx, { ...made, remembered }, call.now),
  )
}
