import type { auth } from '@tourdesk/contract/identity'
import type { FastifyReply } from 'fastify'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { clearCookies, readAccess, readRefresh, setCookies } from './cookies.ts'
import { currentUser } from './currentUser.ts'
import { callOf } from './door.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import type { Refreshed } from './refresh.ts'
import { refreshSession } from './refresh.ts'
import { switchAccount } from './switchAccount.ts'
import type { AccessTokens } from './tokens.ts'

/** Handlers of `auth/*`: the only ones that touch cookies. */
export function identityRoutes(product: Product, tokens: AccessTokens): Handlers<{ auth: typeof auth }> {
  const carry = (reply: FastifyReply, session: Refreshed, now: Date) => {
    const access = tokens.issue(session.sessionId, now)
    setCookies(reply, { access, refresh: session.refresh }, product.env.production)
  }
  return {
    auth: {
      async login({ body }, call, { request, reply }) {
        const remembered = request.headers['x-remember-me'] === 'true'
        const session = await login(call, { ...body, remembered, address: request.ip })
        carry(reply, session, call.now)
        return currentUser(await callOf(product, session.sessionId, call.now))
      },
      async logout(_, call, { request, reply }) {
        const token = readAccess(request)
        await logout(call, token ? tokens.read(token, call.now) : null)
        clearCookies(reply)
        return { success: true }
      },
      getCurrentUser: (_, call) => currentUser(call),
      async refreshToken(_, call, { request, reply }) {
        carry(reply, await refreshSession(call, readRefresh(request)), call.now)
        return { success: true }
      },
      async setUserAccount({ body }, call) {
        await switchAccount(call, body.accountId)
        return currentUser(await callOf(product, call.sessionId, call.now))
      },
    },
  }
}
