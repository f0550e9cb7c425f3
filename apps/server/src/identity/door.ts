import { auth } from '@tourdesk/contract/identity/identity'
import { readIdleSeconds } from '@tourdesk/contract/kernel/idleHeader'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { prefix } from '@tourdesk/contract/kernel/route'
import { live } from '@tourdesk/contract/updates/live'
import { factorStanding, isIdleOver } from '@tourdesk/domain/identity/demands'
import type { FastifyRequest } from 'fastify'
import { withoutEvent } from '../kernel/announce.ts'
import type { PersonCall } from '../kernel/call.ts'
import type { Door } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { scopeOf } from '../kernel/scope.ts'
import { chooseAccount, enterableAccounts } from './accounts.ts'
import { readAccess } from './cookies.ts'
import { timeOut } from './demands/timeOut.ts'
import { findSession } from './findSession.ts'
import type { AccessTokens } from './tokens.ts'

/**
 * Finds the user behind the cookies, reading the state of user and account on every call. `guest` finds the
 * customer behind an order's link, `offered` behind an offer's, `crew` the guide or driver behind a phone's session.
 */
export function openDoor(
  product: Product,
  tokens: AccessTokens,
  { guest, offered, crew }: Pick<Door, 'guest' | 'offered' | 'crew'>,
): Door {
  return {
    guest,
    offered,
    crew,
    visitor: () => ({ actor: null, now: product.clock.now(), db: product.db }),
    admit: (request) => admit(product, tokens, request),
  }
}

async function admit(product: Product, tokens: AccessTokens, request: FastifyRequest): Promise<PersonCall> {
  const now = product.clock.now()
  const token = readAccess(request, product.env.production)
  const sessionId = token ? tokens.read(token, now) : null
  if (!sessionId) throw new Problem('not_signed_in')
  return callOf(product, sessionId, now, usedAt(request, now))
}

/** When the calling page was last used; null if unknown. Calls from other programs count as use. */
function usedAt(request: FastifyRequest, now: Date): Date | null {
  if (isAutomatic(request)) return null
  return new Date(now.getTime() - readIdleSeconds(request.headers) * 1000)
}

/** Calls that a page makes by itself, even when nobody is there. */
const automatic = [live.stream, auth.getCurrentUser].map(({ path }) => prefix + path)

function isAutomatic({ routeOptions }: FastifyRequest): boolean {
  return automatic.some((url) => url === routeOptions.url)
}

/**
 * The call of a session. Ends the session if it has been idle for longer than the person's accounts allow.
 * @param usedAt when it was last used; null if the call doesn't say
 * Throws `not_signed_in` (401) or `user_inactive` (403).
 */
export async function callOf(
  product: Product,
  sessionId: string,
  now: Date,
  usedAt: Date | null = now,
): Promise<PersonCall> {
  let state = await findSession(product, sessionId, now)
  if (state.kind === 'homeless') {
    await moveHome(product, sessionId, state.userId)
    state = await findSession(product, sessionId, now)
  }
  if (state.kind === 'ended') throw new Problem('not_signed_in')
  if (state.kind === 'homeless') throw new Problem('user_inactive')
  const { person: actor, lastUsedAt, demands, hasFactor } = state
  if (isIdleOver(demands, lastUsedAt, now)) {
    const idle = { id: sessionId, userId: actor.userId, userName: actor.name, accountId: actor.account._id }
    await withoutEvent(product, (tx) => timeOut(tx, idle, now))
    throw new Problem('not_signed_in')
  }
  if (usedAt) await noteUse(product, sessionId, { lastUsedAt, usedAt, isTimed: demands.idleMinutes !== null })
  const { mustSetUpFactor } = factorStanding(demands, hasFactor, now)
  return { actor, scope: scopeOf(actor), now, db: product.db, sessionId, mustSetUpFactor }
}

/** Noted to the minute, so that most calls write nothing; to the second where idle sessions end. */
const noteEveryMs = { usual: 60_000, timed: 1000 }

async function noteUse(
  product: Product,
  sessionId: string,
  { lastUsedAt, usedAt, isTimed }: { lastUsedAt: Date; usedAt: Date; isTimed: boolean },
): Promise<void> {
  const everyMs = isTimed ? noteEveryMs.timed : noteEveryMs.usual
  if (usedAt.getTime() - lastUsedAt.getTime() < everyMs) return
  await withoutEvent(product, (tx) =>
    tx
      .updateTable('sessions')
      .set({ last_used_at: usedAt })
      .where('id', '=', sessionId)
      .where('last_used_at', '<', usedAt)
      .execute(),
  )
}

/** Moves a session whose account is closed to its user to another account, if there is one. */
async function moveHome(product: Product, sessionId: string, userId: string): Promise<void> {
  const account = chooseAccount(await enterableAccounts(product.db, userId), null)
  if (!account) return
  await withoutEvent(product, (tx) =>
    tx.updateTable('sessions').set({ account_id: account.id }).where('id', '=', sessionId).execute(),
  )
}
