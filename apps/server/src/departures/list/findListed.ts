import type { DeparturesQuery } from '@tourdesk/contract/lists'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import { isOffered } from '@tourdesk/domain/departures/isOffered'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import { everyOrder, type Scope } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { closuresOn, unstored } from '../closures/closureRows.ts'

export interface Listed {
  /** Null if nobody booked it and nothing was decided about it. */
  id: string | null
  tour: { _id: string; name: string }
  date: Day
  state: DepartureState
  /** Why it's closed or canceled. */
  reason: string
}

/** A stored departure, which may have no orders, vehicles and decisions and so isn't listed as it is. */
type Stored = Listed & { isListed: boolean }

type Days = { startDate: Day; endDate: Day }
type Filter = Pick<DeparturesQuery, 'tours' | 'state'>

/** The stored departures of the days. */
export async function findStored(
  { db }: Pick<Call, 'db'>,
  { startDate, endDate }: Days,
  { tours }: Pick<Filter, 'tours'>,
): Promise<Stored[]> {
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
    .select(['tour_events.id', 'tour_id', 'tours.name', 'tour_date', isListed.as('is_listed')])
    .select(['state', 'reason'])
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
  if (tours?.length) rows = rows.where('tour_id', 'in', tours)
  return (await rows.execute()).map((row) => ({
    id: row.id,
    tour: { _id: row.tour_id, name: row.name },
    date: row.tour_date,
    state: row.state,
    reason: row.reason,
    isListed: row.is_listed,
  }))
}

/** What tours offer on the days and nobody booked yet; a stored departure keeps its id. */
export async function findOffered(
  { db }: Pick<Call, 'db'>,
  days: Days,
  { tours, state }: Filter,
  stored: readonly Stored[],
): Promise<Listed[]> {
  let rows = db
    .selectFrom('tours')
    .select(['id', 'name', 'group_types as groupTypes', 'unavailability_dates as unavailabilityDates'])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
  if (tours?.length) rows = rows.where('id', 'in', tours)
  const [offering, closures] = await Promise.all([rows.execute(), ask(db, closuresOn(days))])
  const known = new Map(stored.map((each) => [`${each.tour._id} ${each.date}`, each]))
  return offering.flatMap((tour) =>
    daysFrom(days.startDate, days.endDate).flatMap((date): Listed[] => {
      const own = known.get(`${tour.id} ${date}`)
      if (own?.isListed || !isOffered(date, tour)) return []
      const decided = own ?? unstored(closures, { tour: tour.id, date })
      if (state?.length && !state.includes(decided.state)) return []
      const named = { _id: tour.id, name: tour.name }
      return [{ id: own?.id ?? null, tour: named, date, state: decided.state, reason: decided.reason }]
    }),
  )
}
