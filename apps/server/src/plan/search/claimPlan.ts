import { isDeepStrictEqual } from 'node:util'
import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { Person } from '@tourdesk/domain/access/actor'
import { sql } from 'kysely'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Call } from '../../kernel/call.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { usedKey } from '../../kernel/usedKey.ts'
import { keptSince } from '../planLife.ts'
import { isAlive } from './searches.ts'

/** What a call with the key of a plan has to do: search it, wait for the search that's running, or answer the kept one. */
export type Claim = 'search' | 'wait' | 'answer'

/**
 * Looks whether a plan was asked for before, and if it wasn't, notes that it's being searched. Throws
 * `field_invalid` (400) at `clientKey` if the key was used for another request, or by someone else.
 */
export function claimPlan(call: Call<Person>, id: string, request: PlanRequest): Promise<Claim> {
  const { actor, now } = call
  return withoutEvent(call, async (tx) => {
    await tx.deleteFrom('plan_searches').where('id', '=', id).where(sql<boolean>`not ${isAlive}`).execute()
    const kept = await tx
      .selectFrom('day_plans')
      .select(['user_id', 'request', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (kept) {
      refuseAnother(kept.created_at > keptSince(now) && kept.user_id === actor.userId, kept.request, request)
      return 'answer'
    }
    const added = await insertInto(tx, 'plan_searches', {
      id,
      user_id: actor.userId,
      request: JSON.stringify(request),
      departures: 0,
      done: 0,
      is_stopped: false,
    })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 0n) return 'search'
    const running = await tx
      .selectFrom('plan_searches')
      .select(['user_id', 'request'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (running) refuseAnother(running.user_id === actor.userId, running.request, request)
    return 'wait'
  })
}

function refuseAnother(isTheirs: boolean, before: PlanRequest, now: PlanRequest): void {
  if (!isTheirs || !isDeepStrictEqual(before, now)) throw usedKey()
}
