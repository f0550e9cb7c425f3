import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Day } from '@tourdesk/domain/calendar'
import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { ask } from '../kernel/question.ts'
import { closuresOn, keepClosures, unstored } from './closureRows.ts'

/** Identifies a departure: one tour on one day. */
export interface DepartureKey {
  tour: string
  date: Day
}

/**
 * Creates missing departures, closed where a closure applies, and returns the events. If two callers create the same one, the second waits and
 * finds the first one's. Skips unknown tours.
 */
export async function makeDepartures(
  tx: Tx,
  now: Date,
  wanted: readonly DepartureKey[],
): Promise<DomainEvent[]> {
  if (wanted.length === 0) return []
  const tours = await tx
    .selectFrom('tours')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      wanted.map(({ tour }) => tour),
    )
    .execute()
  await keepClosures(tx)
  const days = wanted.map(({ date }) => date).sort()
  const closures = await ask(tx, closuresOn({ startDate: days[0] ?? '', endDate: days.at(-1) ?? '' }))
  const nameOf = new Map(tours.map(({ id, name }) => [id, name]))
  const rows = wanted
    .filter(({ tour }) => nameOf.has(tour))
    .map((key) => ({ ...key, ...unstored(closures, key) }))
    .map(({ tour, date, state, closedBy, reason }) => ({
      id: newId(),
      tour_id: tour,
      tour_date: date,
      state,
      closed_by: closedBy,
      version: 1,
      created_at: now,
      oversold_by: null,
      merged_into: null,
      oversold_reason: null,
      closed_for: '[]',
      capacity: null,
      minimum: null,
      is_guaranteed: false,
      reason,
      updated_at: now,
    }))
  if (rows.length === 0) return []
  const made = await insertInto(tx, 'tour_events', rows.sort(byTourAndDate))
    .onConflict((conflict) => conflict.columns(['tour_id', 'tour_date']).doNothing())
    .returning(['id', 'tour_id', 'tour_date'])
    .execute()
  return made.map(({ id, tour_id: tour, tour_date: date }) => ({
    name: 'departure.created',
    subject: { id, name: nameOf.get(tour) ?? '', accountId: null },
    days: [date],
    after: { tour, date },
  }))
}

/** A fixed order, so that two callers who create the same departures can't deadlock. */
function byTourAndDate(
  a: { tour_id: string; tour_date: Day },
  b: { tour_id: string; tour_date: Day },
): number {
  return a.tour_id.localeCompare(b.tour_id) || a.tour_date.localeCompare(b.tour_date)
}
