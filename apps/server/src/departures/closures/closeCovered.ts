import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { type ClosedState, closedWith, openedFrom } from '@tourdesk/domain/departures/closures/closure'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { laterVersion } from '../../kernel/versions.ts'
import { lockRows } from '../../schema/lockRows.ts'
import type { Closure } from '../closureRows.ts'

/** A locked departure, with its tour's name. */
export interface CoveredDeparture extends ClosedState {
  id: string
  name: string
  tour_date: Day
  created_at: Date
  reason: string
}

/**
 * Closes the stored departures of a closure from today on, except those that were closed or canceled on their own.
 * @param isMeant which of them, if not all
 * @returns the events to announce
 */
export async function closeCovered(
  tx: Tx,
  call: Call,
  closure: Closure,
  isMeant: (departure: CoveredDeparture) => boolean = () => true,
): Promise<DomainEvent[]> {
  const { startDate, endDate, tours, _id, reason } = closure
  const today = dayIn(call.now)
  let covered = tx
    .selectFrom('tour_events')
    .select('id')
    .where('tour_date', '>=', startDate > today ? startDate : today)
    .where(sql<boolean>`(state = 'open' or closed_by <> '{}')`)
  if (endDate) covered = covered.where('tour_date', '<=', endDate)
  if (tours) covered = covered.where('tour_id', 'in', tours)
  const departures = await lockAll(tx, covered)
  const closed = departures.filter((departure) => isMeant(departure) && closedWith(departure, _id))
  await tx
    .updateTable('tour_events')
    .set({
      state: 'closed',
      closed_by: sql`closed_by || ${_id}::uuid`,
      reason: sql`case when state = 'open' then ${reason} else reason end`,
      version: sql`version + 1`,
      updated_at: laterVersion(call.now),
    })
    .where('id', '=', anyOf(closed))
    .execute()
  return closed.flatMap((departure) => eventOf(departure, { state: 'closed', reason }))
}

/**
 * Opens the departures from today on that a closure alone closed.
 * @returns their ids, and the events to announce
 */
export async function openCovered(
  tx: Tx,
  call: Call,
  { _id, reason }: Pick<Closure, '_id' | 'reason'>,
): Promise<{ ids: string[]; events: DomainEvent[] }> {
  const departures = await lockAll(
    tx,
    tx
      .selectFrom('tour_events')
      .select('id')
      .where(sql<boolean>`closed_by @> array[${_id}::uuid]`)
      .where('tour_date', '>=', dayIn(call.now)),
  )
  const opened = departures.filter((departure) => openedFrom(departure, _id).state === 'open')
  const others = departures.filter((departure) => !opened.includes(departure))
  const left = sql<string[]>`array_remove(closed_by, ${_id}::uuid)`
  const change = { closed_by: left, version: sql<number>`version + 1`, updated_at: laterVersion(call.now) }
  await tx
    .updateTable('tour_events')
    .set({ ...change, state: 'open', reason: '' })
    .where('id', '=', anyOf(opened))
    .execute()
  const next = sql`(select reason from departure_closures where id = (${left})[1])`
  await tx
    .updateTable('tour_events')
    .set({
      ...change,
      reason: sql`case when state = 'closed' and reason = ${reason} then coalesce(${next}, reason) else reason end`,
    })
    .where('id', '=', anyOf(others))
    .execute()
  return {
    ids: departures.map(({ id }) => id),
    events: opened.flatMap((departure) => eventOf(departure, { state: 'open', reason: '' })),
  }
}

async function lockAll(
  tx: Tx,
  found: { execute: () => Promise<{ id: string }[]> },
): Promise<CoveredDeparture[]> {
  const ids = (await found.execute()).map(({ id }) => id)
  if (ids.length === 0) return []
  await lockRows(tx, 'tour_events', ids)
  return tx
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_events.id', 'tours.name', 'tour_date', 'state', 'closed_by as closedBy'])
    .select(['tour_events.created_at', 'reason', sql<boolean>`merged_into is not null`.as('isMerged')])
    .where('tour_events.id', 'in', ids)
    .orderBy('tour_date')
    .orderBy('tour_events.id')
    .execute()
}

function anyOf(departures: readonly { id: string }[]) {
  return sql<string>`any(${departures.map(({ id }) => id)}::uuid[])`
}

/** What the log of a departure says; nothing if it was closed before. */
function eventOf(
  { id, name, tour_date, state, reason }: CoveredDeparture,
  after: { state: DepartureState; reason: string },
): DomainEvent[] {
  if (state === after.state) return []
  return [
    {
      name: 'departure.changed',
      subject: { id, name, accountId: null },
      days: [tour_date],
      before: { state, reason },
      after,
    },
  ]
}
