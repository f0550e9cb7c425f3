import { auth } from '@tourdesk/contract/identity/identity'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { prefix } from '@tourdesk/contract/kernel/route'
import { live } from '@tourdesk/contract/updates/live'
import type { FastifyRequest } from 'fastify'
import { withoutEvent } from '../kernel/announce.ts'
import type { PersonCall } from '../kernel/call.ts'
import type { Door } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { scopeOf } from '../kernel/scope.ts'
import { chooseAccount, enterableAccounts } from './accounts.ts'
import { readAccess } from './cookies.ts'
import { findSession } from './findSession.ts'
import type { AccessTokens } from './tokens.ts'

/**
 * Finds the user behind the cookies; the state of user and account is read on every call. `guest` finds the customer
 * behind the link of an order, `crew` the guide or driver of a phone.
 */
export function openDoor(
  product: Product,
  tokens: AccessTokens,
  { guest, crew }: Pick<Door, 'guest' | 'crew'>,
): Door {
  return {
    guest,
    crew,
    visitor: () => ({ actor: null, now: product.clock.now(), db: product.db }),
    admit: (request) => admit(product, tokens, request),
  }
}

async function admit(product: Product, tokens: AccessTokens, request: FastifyRequest): Promise<PersonCall> {
  const now = product.clock.now()
  const token = readAccess(request)
  const sessionId = token ? tokens.read(token, now) : null
  if (!sessionId) throw new Problem('not_signed_in')
  return callOf(product, sessionId, now, !isAutomatic(request))
}

/** Calls that a page makes by itself, also when nobody is there. */
const automatic = [live.stream, auth.getCurrentUser].map(({ path }) => prefix + path)

function isAutomatic({ routeOptions }: FastifyRequest): boolean {
  return automatic.some((url) => url === routeOptions.url)
}

/** The call of a session. Throws `not_signed_in` (401) or `user_inactive` (403). */
export async function callOf(
  product: Product,
  sessionId: string,
  now: Date,
  isUse = true,
): Promise<PersonCall> {
  let state = await findSession(product, sessionId, now)
  if (state.kind === 'homeless') {
    await moveHome(product, sessionId, state.userId)
    state = await findSession(product, sessionId, now)
  }
  if (state.kind === 'ended') throw new Problem('not_signed_in')
  if (state.kind === 'homeless') throw new Problem('user_inactive')
  if (isUse) await noteUse(product, sessionId, state.lastUsedAt, now)
  const actor = state.person
  return { actor, scope: scopeOf(actor), now, db: product.db, sessionId }
}

/** To the minute, so that most calls write nothing. */
const noteEveryMs = 60_000

async function noteUse(product: Product, sessionId: string, before: Date, now: Date): Promise<void> {
  if (now.getTime() - before.getTime() < noteEveryMs) return
  await withoutEvent(product, (tx) =>
    tx
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('id', '=', sessionId)
      .where('last_used_at', '<', now)
      .execute(),
  )
}

/** The session's account is closed to its user: the session continues in another one, if there is one. */
async function moveHome(product: Product, sessionId: string, userId: string): Promise<void> {
  const account = chooseAccount(await enterableAccounts(product.db, userId), null)
  if (!account) return
  await withoutEvent(product, (tx) =>
    tx.updateTable('sessions').set({ account_id: account.id }).where('id', '=', sessionId).execute(),
  )
}
