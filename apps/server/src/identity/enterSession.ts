import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VisitorCall } from '../kernel/call.ts'
import type { Http } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { readAccess, readRefresh, setCookies } from './cookies.ts'
import { currentUser } from './currentUser.ts'
import { callOf } from './door.ts'
import { type KnownSession, logout } from './logout.ts'
import type { Refreshed } from './refresh.ts'
import type { StartedSession } from './startSession.ts'
import type { AccessTokens } from './tokens.ts'

/** Ends the browser's current session, sets the cookies of the new one, and returns its user. */
export type EnterSession = (call: VisitorCall, http: Http, session: StartedSession) => Promise<CurrentUser>

export function enterSession(product: Product, tokens: AccessTokens): EnterSession {
  return async (call, { request, reply }, session) => {
    const { now } = call
    await logout(call, sessionOf(product, tokens, request, now))
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

/** The session in the calling browser's cookies. */
export function sessionOf(
  { env: { production } }: Product,
  tokens: AccessTokens,
  request: FastifyRequest,
  now: Date,
): KnownSession {
  const token = readAccess(request, production)
  return { sessionId: token ? tokens.read(token, now) : null, refresh: readRefresh(request, production) }
}
