import { Problem } from '@tourdesk/contract/kernel/problem'
import { endUserRole } from '@tourdesk/domain/access/roles'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { announce, inTransaction } from '../kernel/announce.ts'
import { takeAttempts } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import { insertUser } from './insertUser.ts'
import { signupLimits } from './limits.ts'
import { hashNewPassword } from './password.ts'
import { acceptPassword } from './passwords/acceptPassword.ts'

/** The input of a registration without an invite. */
export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  /** The caller's range of addresses, for the limit of registrations. */
  address: string
}

/** A newly registered end user. */
export interface EndUser {
  userId: string
  accountId: string
}

/**
 * Creates an end user of the main account; `then` runs in the same transaction.
 * Throws every wrong field (400), `login_taken` (409), `too_many_attempts` (429).
 */
export async function registerEndUser<T>(
  call: VisitorCall,
  { address, ...person }: Registration,
  andThen: (tx: Tx, made: EndUser) => Promise<T>,
): Promise<T> {
  authorize(call.actor, 'public')
  acceptFields(checkPerson({ email: person.email, password: person.password }))
  const chosen = await acceptPassword(person.password, person.email)
  await takeAttempts(call.db, signupLimits(address), call.now)
  const passwordHash = await hashNewPassword(chosen)
  return inTransaction(call, async (tx) => {
    const main = await tx.selectFrom('accounts').select('id').where('is_main', '=', true).executeTakeFirst()
    if (!main) throw new Problem('not_found')
    const { email: login, firstName, lastName } = person
    const membership = { accountId: main.id, role: endUserRole }
    const names = { firstName, lastName, mobilePhone: '' }
    const userId = await insertUser(
      tx,
      { login, passwordHash, isProven: false, senderId: null, ...names, ...membership },
      call.now,
    )
    const actor = { kind: 'person', userId, name: login } as const
    await announce(
      tx,
      { actor, now: call.now },
      {
        name: 'user.registered',
        subject: { id: userId, name: login, accountId: main.id },
        after: { login, firstName, lastName, role: endUserRole },
      },
    )
    return andThen(tx, { userId, accountId: main.id })
  })
}
