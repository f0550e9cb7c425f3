import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { FastifyReply } from 'fastify'
import type { VisitorCall } from '../kernel/call.ts'
import type { Http } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { setCookies } from './cookies.ts'
import { currentUser } from './currentUser.ts'
import { callOf } from './door.ts'
import type { Refreshed } from './refresh.ts'
import type { StartedSession } from './startSession.ts'
import type { AccessTokens } from './tokens.ts'

/** Gives a browser the cookies of its new session, and returns whose it is. */
export type EnterSession = (call: VisitorCall, http: Http, session: StartedSession) => Promise<CurrentUser>

export function enterSession(product: Product, tokens: AccessTokens): EnterSession {
  return async ({ now }, { reply }, session) => {
    carry(product, tokens, { reply, session, now })
    return currentUser(await callOf(product, session.sessionId, now), product.env)
  }
}

/** Sets the cookies of a new or renewed session. */
export function carry(
  { env }: Product,
  tokens: AccessTokens,
  { reply, session, now }: { reply: FastifyReply; session: Refreshed & { browserToken?: string }; now: Date },
): void {
  const access = tokens.issue(session.sessionId, now)
  setCookies(reply, { access, refresh: session.refresh, browser: session.browserToken }, env.production)
}
