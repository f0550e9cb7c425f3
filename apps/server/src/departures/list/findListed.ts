import type { DeparturesQuery } from '@tourdesk/contract/lists'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import { isOffered } from '@tourdesk/domain/departures/isOffered'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import { everyOrder, type Scope } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { closuresOn, unstored } from '../closureRows.ts'
import { peopleWaiting } from '../waiting/peopleWaiting.ts'

export interface Listed {
  /** Null if nobody booked it and nothing was decided about it. */
  id: string | null
  tour: { _id: string; name: string }
  date: Day
  state: DepartureState
  /** Why it's closed or canceled. */
  reason: string
  /** People of the waiting list. */
  waiting: number
}

type Known = Listed & { isListed: boolean }

type Days = { startDate: Day; endDate: Day }
type Filter = Pick<DeparturesQuery, 'tours'>

/**
 * The departures of the days that are stored or that people wait for. A stored one isn't listed as it is without
 * orders, vehicles, decisions and people who wait.
 */
export async function findKnown(
  { db }: Pick<Call, 'db'>,
  { startDate, endDate }: Days,
  { tours }: Filter,
): Promise<Known[]> {
  const scope: Scope = everyOrder
  const booked = scopedRows(db, scope)
    .entries()
    .select('order_entries.id')
    .where('order_entries.tour_event_id', '=', sql.ref<string>('tour_events.id'))
    .where('order_entries.status', '!=', 'CANCELED')
    .where('order_entries.order_status', '!=', 'canceled')
  const isListed = sql<boolean>`(state <> 'open' or closed_for <> '[]' or is_guaranteed
    or exists ${booked} or exists (select from vehicle_units where tour_event_id = tour_events.id))`
  let rows = db
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_events.id', 'tour_id', 'tours.name as tour', 'tour_date', 'state', 'reason'])
    .select(isListed.as('is_listed'))
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
  if (tours?.length) rows = rows.where('tour_id', 'in', tours)
  const [stored, waiting, closures] = await Promise.all([
    rows.execute(),
    peopleWaiting(db, { startDate, endDate, tours }),
    ask(db, closuresOn({ startDate, endDate })),
  ])
  const known = new Map<string, Known>(
    stored.map((row) => {
      const { id, state, reason, is_listed: isListed } = row
      return [keyOf(row), { ...nameOf(row), id, state, reason, waiting: 0, isListed }]
    }),
  )
  for (const row of waiting) {
    const { tour_id: tour, tour_date: date } = row
    const before = known.get(keyOf(row)) ?? {
      ...nameOf(row),
      id: null,
      ...unstored(closures, { tour, date }),
    }
    known.set(keyOf(row), { ...before, waiting: row.people, isListed: true })
  }
  return [...known.values()]
}

type Keyed = { tour_id: string; tour_date: Day }

function keyOf({ tour_id, tour_date }: Keyed): string {
  return `${tour_id} ${tour_date}`
}

function nameOf({ tour_id, tour, tour_date }: Keyed & { tour: string }) {
  return { tour: { _id: tour_id, name: tour }, date: tour_date }
}

/** What can be sold on the days and has nothing yet; a stored departure keeps its id. */
export async function findOffered(
  { db }: Pick<Call, 'db'>,
  days: Days,
  { tours }: Filter,
  known: readonly Known[],
): Promise<Listed[]> {
  let rows = db
    .selectFrom('tours')
    .select(['id', 'name', 'group_types as groupTypes', 'unavailability_dates as unavailabilityDates'])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
  if (tours?.length) rows = rows.where('id', 'in', tours)
  const [offering, closures] = await Promise.all([rows.execute(), ask(db, closuresOn(days))])
  const byKey = new Map(known.map((each) => [keyOf({ tour_id: each.tour._id, tour_date: each.date }), each]))
  return offering.flatMap((tour) =>
    daysFrom(days.startDate, days.endDate).flatMap((date): Listed[] => {
      const own = byKey.get(keyOf({ tour_id: tour.id, tour_date: date }))
      if (own?.isListed || !isOffered(date, tour)) return []
      const { state, reason } = own ?? unstored(closures, { tour: tour.id, date })
      const named = { _id: tour.id, name: tour.name }
      return [{ id: own?.id ?? null, tour: named, date, state, reason, waiting: 0 }]
    }),
  )
}
