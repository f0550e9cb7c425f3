import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { VisitorCall } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import type { Caller } from '../browsers/caller.ts'
import { hashNewPassword } from '../password.ts'
import { acceptPassword } from '../passwords/acceptPassword.ts'
import { type StartedSession, startSession } from '../startSession.ts'
import { type FirstOwner, ownMainAccount } from './ownMainAccount.ts'
import { isSetUpOpen } from './setUpLink.ts'

type SetUp = Omit<FirstOwner, 'passwordHash'> & { token: string; password: string; caller: Caller }

/**
 * Creates the first owner with the link that the server printed, once, and signs them in.
 * Throws wrong fields (400), `set_up_over` (409).
 */
export async function setUpOwner(call: VisitorCall, secret: string, setUp: SetUp): Promise<StartedSession> {
  const { token, password, caller, ...person } = setUp
  authorize(call.actor, 'public')
  // Before hashing the password, so that a guessed token costs nothing.
  if (!(await isSetUpOpen(call.db, secret, token))) throw new Problem('set_up_over')
  acceptFields(checkPerson({ ...person, password }))
  const chosen = await acceptPassword(password, person.email)
  const passwordHash = await hashNewPassword(chosen)
  return inTransaction(call, async (tx) => {
    if (!(await isSetUpOpen(tx, secret, token))) throw new Problem('set_up_over')
    await tx.deleteFrom('set_up_link').execute()
    const { id: accountId } = await tx
      .selectFrom('accounts')
      .select('id')
      .where('is_main', '=', true)
      .executeTakeFirstOrThrow()
    const { userId, others } = await ownMainAccount(tx, { ...person, passwordHash }, accountId, call.now)
    const actor = { kind: 'person', userId, name: person.email } as const
    await announce(
      tx,
      { actor, now: call.now },
      { name: 'user.setUp', subject: { id: userId, name: person.email, accountId } },
      ...others,
    )
    return startSession(tx, { userId, accountId, caller, isConfirmed: true }, call.now)
  })
}
