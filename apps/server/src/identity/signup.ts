import type { VisitorCall } from '../kernel/call.ts'
import type { Caller } from './browsers/caller.ts'
import { registerEndUser } from './registerEndUser.ts'
import { type StartedSession, startSession } from './startSession.ts'

/** Registers an end user and starts a session, which can do nothing but complete the user's own names. */
export function signup(
  call: VisitorCall,
  person: { email: string; password: string },
  caller: Caller,
): Promise<StartedSession> {
  const registration = { ...person, address: caller.address, firstName: '', lastName: '' }
  return registerEndUser(call, registration, (tx, made) =>
    startSession(tx, { ...made, caller, isConfirmed: true }, call.now),
  )
}
