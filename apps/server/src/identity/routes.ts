import type { auth } from '@tourdesk/contract/identity/identity'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { addressRange } from '../kernel/addressRange.ts'
import type { VisitorCall } from '../kernel/call.ts'
import type { Handlers, Http } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { callerOf } from './browsers/caller.ts'
import { changePassword } from './changePassword.ts'
import { clearCookies, readRefresh } from './cookies.ts'
import { currentUser } from './currentUser.ts'
import { callOf } from './door.ts'
import { carry, type EnterSession, sessionOf } from './enterSession.ts'
import { forgotPassword } from './forgotPassword.ts'
import { openInvite } from './invites/openInvite.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { refreshSession } from './refresh.ts'
import { checkReset, resetPassword } from './resetPassword.ts'
import { answerChallenge } from './secondFactor/answerChallenge.ts'
import type { Entered } from './secondFactor/enter.ts'
import { hasSuper } from './setUp/ownMainAccount.ts'
import { isSetUpOpen } from './setUp/setUpLink.ts'
import { setUpOwner } from './setUp/setUpOwner.ts'
import { signup } from './signup.ts'
import { signupWithInvite } from './signupWithInvite.ts'
import { switchAccount } from './switchAccount.ts'
import type { AccessTokens } from './tokens.ts'

/** Handlers of `auth/*`. Only these and `enterSession` touch cookies. */
export function identityRoutes(
  product: Product,
  tokens: AccessTokens,
  enter: EnterSession,
): Handlers<{ auth: typeof auth }> {
  const answer = (call: VisitorCall, http: Http, entered: Entered) =>
    'session' in entered
      ? enter(call, http, entered.session)
      : { secondFactor: { ...entered.secondFactor, expiresAt: entered.secondFactor.expiresAt.toISOString() } }
  return {
    auth: {
      async login({ body }, call, http) {
        return answer(call, http, await login(call, body, callerOf(http.request), product))
      },
      async secondFactor({ body }, call, http) {
        return enter(call, http, await answerChallenge(call, body, callerOf(http.request), product))
      },
      async logout(_, call, { request, reply }) {
        await logout(call, sessionOf(product, tokens, request, call.now))
        clearCookies(reply, product.env.production)
        return { success: true }
      },
      noteUse: () => ({ success: true }),
      getCurrentUser: (_, call) => currentUser(call, product.env),
      async refreshToken(_, call, { request, reply }) {
        const session = await refreshSession(call, readRefresh(request, product.env.production))
        carry(product, tokens, { reply, session, now: call.now })
        return { success: true }
      },
      async setUserAccount({ body }, call) {
        await switchAccount(call, body.accountId)
        return currentUser(await callOf(product, call.sessionId, call.now), product.env)
      },
      async signup({ body }, call, http) {
        return enter(call, http, await signup(call, body, callerOf(http.request)))
      },
      openInvite: ({ body }, call) => openInvite(call, product, body.token),
      async signupWithInvite({ params, body }, call, http) {
        if (params.token !== body.token) throw new Problem('invite_unreadable')
        const entered = await signupWithInvite(call, product, body, callerOf(http.request))
        return answer(call, http, entered)
      },
      isSetUp: async (_, { db }) => ({ isSetUp: await hasSuper(db) }),
      async checkSetUp({ body }, call) {
        if (!(await isSetUpOpen(call.db, product.secret, body.token))) throw new Problem('set_up_over')
        return { success: true }
      },
      async setUp({ body }, call, http) {
        const caller = callerOf(http.request)
        return enter(call, http, await setUpOwner(call, product.secret, { ...body, caller }))
      },
      async forgotPassword({ body }, call, { request }) {
        await forgotPassword(call, { ...body, address: addressRange(request.ip) })
        return { success: true, sendsMail: product.env.mail !== undefined }
      },
      async checkReset({ body }, call) {
        await checkReset(call, body.token)
        return { success: true }
      },
      async changePassword({ body }, call, { request }) {
        await changePassword(call, body, callerOf(request), product.origin)
        return { success: true }
      },
      async resetPassword({ body }, call, http) {
        return answer(call, http, await resetPassword(call, body, callerOf(http.request), product))
      },
    },
  }
}
