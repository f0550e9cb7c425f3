import { DepartureInput, type DepartureRow } from '@tourdesk/contract/departures/departures'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import type { DeparturesQuery } from '@tourdesk/contract/lists'
import { addDays, type Day, dayIn, daysFrom } from '@tourdesk/domain/calendar'
import { isOffered } from '@tourdesk/domain/departures/isOffered'
import { checkPlanningRange } from '@tourdesk/domain/dispatch/planningRange'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { ask } from '../../kernel/question.ts'
import { everyOrder, type Scope } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { decidedOn } from '../findDeparture.ts'
import { departureNumbers } from './departureNumbers.ts'
import { presentNumbers } from './presentNumbers.ts'

/** How many days from today on are listed without a range. */
const usualDays = 14

interface Listed {
  /** Null if nobody booked it and nothing was decided about it. */
  id: string | null
  tour: { _id: string; name: string }
  date: Day
}

/**
 * One page of the departures of a range of days. Throws a field error (400) if the range is longer than planning
 * shows.
 */
export async function findDepartures(
  call: Call,
  { page, limit, ...query }: DeparturesQuery,
): Promise<{ data: DepartureRow[]; total: number; page: number; limit: number }> {
  const startDate = query.startDate ?? dayIn(call.now)
  const days = acceptFields(
    checkPlanningRange({ startDate, endDate: query.endDate ?? addDays(startDate, usualDays) }),
  )
  const stored = await findStored(call, days, query)
  const offered = query.offered ? await findOffered(call, days, query, stored) : []
  const all = [...stored.filter(({ isListed }) => isListed), ...offered].sort(byDayAndTour)
  const shown = all.slice((page - 1) * limit, page * limit)
  const numbers = await ask(
    call.db,
    departureNumbers(everyOrder, { ids: shown.flatMap(({ id }) => id ?? []) }),
  )
  const data = shown.map(({ id, tour, date }): DepartureRow => {
    const own = numbers.find((each) => each.id === id)
    const decided = own ? decidedOn(own) : startValues(DepartureInput)
    return { _id: `${tour._id} ${date}`, tour, date, ...decided, ...presentNumbers(call, own) }
  })
  return { data, total: all.length, page, limit }
}

type Days = { startDate: Day; endDate: Day }
type Filter = Pick<DeparturesQuery, 'tours' | 'state'>

/** The stored departures of the days. Those without orders, vehicles and decisions aren't listed as they are. */
async function findStored(
  { db }: Call,
  { startDate, endDate }: Days,
  { tours, state }: Filter,
): Promise<(Listed & { isListed: boolean })[]> {
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
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
  if (tours?.length) rows = rows.where('tour_id', 'in', tours)
  if (state?.length) rows = rows.where('state', 'in', state)
  return (await rows.execute()).map((row) => ({
    id: row.id,
    tour: { _id: row.tour_id, name: row.name },
    date: row.tour_date,
    isListed: row.is_listed,
  }))
}

/** What can be sold on the days and has nothing yet; a stored departure keeps its id. */
async function findOffered(
  { db }: Call,
  { startDate, endDate }: Days,
  { tours, state }: Filter,
  stored: readonly (Listed & { isListed: boolean })[],
): Promise<Listed[]> {
  if (state?.length && !state.includes('open')) return []
  let rows = db
    .selectFrom('tours')
    .select(['id', 'name', 'group_types as groupTypes', 'unavailability_dates as unavailabilityDates'])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
  if (tours?.length) rows = rows.where('id', 'in', tours)
  const known = new Map(stored.map((each) => [`${each.tour._id} ${each.date}`, each]))
  return (await rows.execute()).flatMap((tour) =>
    daysFrom(startDate, endDate).flatMap((date): Listed[] => {
      const own = known.get(`${tour.id} ${date}`)
      if (own?.isListed || !isOffered(date, tour)) return []
      return [{ id: own?.id ?? null, tour: { _id: tour.id, name: tour.name }, date }]
    }),
  )
}

function byDayAndTour(one: Listed, other: Listed): number {
  return one.date.localeCompare(other.date) || one.tour.name.localeCompare(other.tour.name)
}
