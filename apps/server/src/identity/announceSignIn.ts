import type { FactorMethod } from '@tourdesk/contract/identity/secondFactor'
import { announce } from '../kernel/announce.ts'
import type { Tx } from '../kernel/database.ts'
import type { SecurityNews } from '../outbox/mails/securityMail.ts'
import type { StartedSession } from './startSession.ts'
import { nameOf } from './users/store.ts'
import { warningsOf } from './warnUser.ts'

interface SignIn {
  user: { id: string; login: string; firstName: string; lastName: string }
  accountId: string
  session: Pick<StartedSession, 'sessionId' | 'isNewBrowser'>
  /** The factor used besides the password, or instead of it. */
  by?: FactorMethod
  device: string
  origin: string
}

/** Announces a sign-in. The user gets a mail if the browser is new to them, and if a recovery code was used. */
export async function announceSignIn(
  tx: Tx,
  now: Date,
  { user, accountId, session, by, device, origin }: SignIn,
): Promise<void> {
  const news: SecurityNews[] = [
    ...(session.isNewBrowser ? ['newBrowser' as const] : []),
    ...(by === 'recoveryCode' ? ['recoveryCodeUsed' as const] : []),
  ]
  const mails = []
  for (const each of news)
    mails.push(...(await warningsOf(tx, { userId: user.id, news: each, device, origin }, now)))
  const actor = { kind: 'person', userId: user.id, name: nameOf(user) } as const
  const subject = { id: session.sessionId, name: user.login, accountId }
  const facts = by && { by }
  await announce(tx, { actor, now }, { name: 'session.signedIn', subject, mails, ...(facts && { facts }) })
}
