import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Crew } from '@tourdesk/domain/access/callers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken } from '../../identity/tokens.ts'
import { withoutEvent } from '../../kernel/announce.ts'
import type { CrewCall } from '../../kernel/call.ts'
import type { Product } from '../../kernel/product.ts'
import { scopeOf } from '../../kernel/scope.ts'
import { readCrewCookie, setCrewCookie } from './crewCookie.ts'
import { usedSince } from './usedSince.ts'

/**
 * Finds the guide or driver by the cookie of their phone. Throws `crew_session_ended` (401) if the office
 * signed it out, and `not_signed_in` (401) for any other phone.
 */
export function crewDoor(product: Product) {
  const { db, clock, env } = product
  return async (request: FastifyRequest, reply: FastifyReply): Promise<CrewCall> => {
    const now = clock.now()
    const token = readCrewCookie(request)
    const session = token ? await findByToken(token) : undefined
    if (!token || !session || session.last_used_at <= usedSince(now)) throw new Problem('not_signed_in')
    if (session.ended_at || session.deleted_at) throw new Problem('crew_session_ended')
    if (await noteUse(product, session, now)) setCrewCookie(reply, token, env.production)
    const name = `${session.first_name} ${session.last_name}`.trim()
    const actor: Crew = { kind: 'crew', operatorId: session.operator_id, name }
    return { actor, scope: scopeOf(actor), now, db, sessionId: session.id }
  }

  function findByToken(token: string) {
    return db
      .selectFrom('crew_sessions')
      .innerJoin('operators', 'operators.id', 'operator_id')
      .select(['crew_sessions.id', 'operator_id', 'last_used_at', 'ended_at'])
      .select(['first_name', 'last_name', 'deleted_at'])
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst()
  }
}

/** Written at most once a minute, so most calls write nothing. */
const noteEveryMs = 60_000

async function noteUse(
  product: Pick<Product, 'db'>,
  session: { id: string; last_used_at: Date },
  now: Date,
): Promise<boolean> {
  if (now.getTime() - session.last_used_at.getTime() < noteEveryMs) return false
  await withoutEvent(product, (tx) =>
    tx
      .updateTable('crew_sessions')
      .set({ last_used_at: now })
      .where('id', '=', session.id)
      .where('last_used_at', '<', now)
      .execute(),
  )
  return true
}
