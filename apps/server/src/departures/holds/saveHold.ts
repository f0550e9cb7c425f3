import type { Hold, holds } from '@tourdesk/contract/departures/holds'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import {
  type DepartureRules,
  placesLeft,
  placesOf,
  poolOf,
  stateOf,
} from '@tourdesk/domain/departures/capacity/pools'
import { shownPlaces } from '@tourdesk/domain/departures/capacity/shownPlaces'
import { holdEnd, withinHolds } from '@tourdesk/domain/departures/holds/hold'
import { sql } from 'kysely'
import type { z } from 'zod'
import { withoutEvent } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { ask } from '../../kernel/question.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { heldOn } from '../capacity/heldOn.ts'
import { salesOf } from '../capacity/salesOf.ts'
import { lockForHold } from './lockForHold.ts'

type Party = z.output<typeof holds.change.body>

/**
 * Keeps places for a party. Repeating a `clientKey` returns the first hold while it lasts. Throws what
 * `lockForHold` throws, `not_enough_places` and `too_many_holds` (409).
 */
export async function placeHold(
  call: Call<Person>,
  { clientKey, ...party }: z.output<typeof holds.create.body>,
): Promise<Hold> {
  authorize(call.actor, 'orders.place')
  return withoutEvent(call, async (tx) => {
    const departure = await lockForHold(tx, call, party)
    await lockAccount(tx, call)
    const first = await ownHolds(tx, call).where('client_key', '=', clientKey).executeTakeFirst()
    if (first && first.expires_at > call.now) return present(first)
    if (first) await tx.deleteFrom('holds').where('id', '=', first.id).execute()
    await refuseShort(tx, call, departure, party, null)
    const row = {
      id: newId(),
      account_id: call.actor.account._id,
      client_key: clientKey,
      waiting_id: null,
      created_at: call.now,
      ...columnsOf(call, departure, party),
    }
    await insertInto(tx, 'holds', row).execute()
    return present(row)
  })
}

/**
 * Changes or renews a hold of the account. Throws `not_found` (404) for one that has ended, was used or isn't
 * the account's, and what `placeHold` throws; the hold then stays as it was.
 */
export async function changeHold(call: Call<Person>, id: string, party: Party): Promise<Hold> {
  authorize(call.actor, 'orders.place')
  return withoutEvent(call, async (tx) => {
    const departure = await lockForHold(tx, call, party)
    await lockAccount(tx, call)
    const hold = await ownHolds(tx, call).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!hold || hold.expires_at <= call.now) throw new Problem('not_found')
    await refuseShort(tx, call, departure, party, id)
    const columns = columnsOf(call, departure, party)
    await tx.updateTable('holds').set(columns).where('id', '=', id).execute()
    return present({ id, ...columns })
  })
}

/** Gives the places of a hold back. Does nothing if it isn't there, or isn't the account's. */
export async function removeHold(call: Call<Person>, id: string): Promise<void> {
  authorize(call.actor, 'orders.place')
  await withoutEvent(call, (tx) =>
    tx
      .deleteFrom('holds')
      .where('id', '=', id)
      .where('account_id', '=', call.actor.account._id)
      .where('waiting_id', 'is', null)
      .execute(),
  )
}

/** So that two of its forms can't hold too many people at once. */
function lockAccount(tx: Tx, { actor }: Call<Person>): Promise<void> {
  return lockRows(tx, 'accounts', [actor.account._id])
}

/** Those of its forms: places that are offered to its parties on the waiting list are held by nobody. */
function ownHolds(tx: Tx, { actor }: Call<Person>) {
  return tx
    .selectFrom('holds')
    .select(['id', 'people', 'expires_at'])
    .where('account_id', '=', actor.account._id)
    .where('waiting_id', 'is', null)
}

/** Refuses a hold for which the account or the pool has no room; `own` is the one that's changed. */
async function refuseShort(
  tx: Tx,
  call: Call<Person>,
  departure: DepartureRules,
  party: Party,
  own: string | null,
): Promise<void> {
  const account = call.actor.account._id
  const { people } = await tx
    .selectFrom('holds')
    .select(sql<number>`coalesce(sum(people), 0)::int`.as('people'))
    .where('account_id', '=', account)
    .where('waiting_id', 'is', null)
    .where('expires_at', '>', call.now)
    .where('id', 'is distinct from', own)
    .executeTakeFirstOrThrow()
  accept(withinHolds(people, party.people))
  const [sales] = await ask(tx, salesOf([departure.id]))
  const pool = poolOf(departure, party)
  if (!sales || !pool) return
  const held = await ask(tx, heldOn([departure.id], call.now, own ? { id: own, account } : null))
  const left = placesLeft(stateOf(pool, { ...sales, held }))
  if (left === null || placesOf(pool, party) <= left) return
  throw new Problem('not_enough_places', { params: { left: shownPlaces(left, isAgencyMode(call.actor)) } })
}

function columnsOf({ now }: Call<Person>, { id }: DepartureRules, { group_type, language, people }: Party) {
  return { tour_event_id: id, group_type, language, people, expires_at: holdEnd(now) }
}

function present({ id, expires_at }: { id: string; expires_at: Date }): Hold {
  return { _id: id, expiresAt: expires_at.toISOString() }
}
