import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { type DepartureRules, poolOf } from '@tourdesk/domain/departures/capacity/pools'
import type { PartyKind } from '@tourdesk/domain/departures/capacity/ruleFor'
import { isClosedFor } from '@tourdesk/domain/departures/closed'
import { announce } from '../../kernel/announce.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { rulesOf, rulesOfDeparture } from '../capacity/rulesOfDeparture.ts'
import { type DepartureKey, makeDepartures } from '../makeDepartures.ts'

/**
 * Locks the departure on which places are held, without raising its version, since who's booked stays the
 * same. Makes it if it's missing and its rules limit the party. Throws `not_found` (404) for a tour that isn't
 * on sale, `day_past` (400), `departure_closed` (409), and `departure_open_ended` (409) where nothing has to be
 * held.
 */
export async function lockForHold(
  tx: Tx,
  call: Call<Person>,
  { tour, date, ...party }: DepartureKey & PartyKind,
): Promise<DepartureRules> {
  if (date < dayIn(call.now)) throw fieldProblem([{ field: 'date', code: 'day_past' }])
  const onSale = await tx
    .selectFrom('tours')
    .select(rulesOf('tours.id').as('rules'))
    .where('id', '=', tour)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!onSale) throw new Problem('not_found')
  const stored = await select(tx).where('tour_id', '=', tour).where('tour_date', '=', date).executeTakeFirst()
  refuseOpenEnded(stored ?? { id: '', date, rules: onSale.rules }, party)
  const [made, ...more] = await makeDepartures(tx, call.now, [{ tour, date }])
  if (made) await announce(tx, call, made, ...more)
  const { id } =
    stored ??
    (await select(tx).where('tour_id', '=', tour).where('tour_date', '=', date).executeTakeFirstOrThrow())
  await lockRows(tx, 'tour_events', [id])
  const departure = await select(tx).where('tour_events.id', '=', id).executeTakeFirstOrThrow()
  if (isClosedFor(departure, party)) throw new Problem('departure_closed')
  refuseOpenEnded(departure, party)
  return departure
}

function refuseOpenEnded(departure: DepartureRules, party: PartyKind): void {
  const pool = poolOf(departure, party)
  if (!pool || pool.rule.mode === 'open') throw new Problem('departure_open_ended')
}

function select(tx: Tx) {
  return tx
    .selectFrom('tour_events')
    .select(['tour_events.id', 'tour_date as date', rulesOfDeparture.as('rules')])
    .select(['state', 'closed_for as closedFor'])
}
