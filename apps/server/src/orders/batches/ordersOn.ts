import type { BatchRequest } from '@tourdesk/contract/departures/departureBatches'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import { batchLimits } from '@tourdesk/domain/departures/batch'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'

/** A stored departure of a batch. */
interface BatchDeparture {
  id: string
  tour_id: string
  tour_date: Day
  name: string
  state: DepartureState
  /** Why it's closed. */
  reason: string
}

/**
 * The departures that a request names, each once. Throws `too_many_entries` (400), and `not_found` (404) for one that
 * isn't stored, since nobody is on it.
 */
export async function departuresIn(db: Db | Tx, { from }: BatchRequest): Promise<BatchDeparture[]> {
  const keys = new Map(from.map((key) => [`${key.tour} ${key.date}`, key]))
  if (keys.size > batchLimits.departures) throw tooMany()
  const wanted = [...keys.values()]
  const rows = await db
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_events.id', 'tour_id', 'tour_date', 'tours.name', 'state', 'reason'])
    .where(
      sql<boolean>`(tour_id, tour_date) in (select * from unnest(
        ${wanted.map(({ tour }) => tour)}::uuid[], ${wanted.map(({ date }) => date)}::date[]))`,
    )
    .orderBy('tour_events.id')
    .execute()
  if (rows.length < wanted.length) throw new Problem('not_found')
  return rows
}

/** The orders with someone on the departures, oldest first. Throws `too_many_entries` (400). */
export async function ordersOn(db: Db | Tx, departures: readonly string[]): Promise<string[]> {
  const rows = await scopedRows(db, everyOrder)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .select(['order_id', 'order_number'])
    .where('tour_event_id', 'in', departures)
    .where('order_entries.status', '!=', 'CANCELED')
    .where('orders.status', '!=', 'canceled')
    .orderBy('order_number')
    .execute()
  if (rows.length > batchLimits.entries) throw tooMany()
  return [...new Set(rows.map(({ order_id }) => order_id))]
}

/** The vehicle units of departures. */
export function unitsOfDepartures(db: Db | Tx, departures: readonly string[]) {
  return db
    .selectFrom('vehicle_units')
    .leftJoin('cars', 'cars.id', 'car_id')
    .select(['vehicle_units.id', 'tour_event_id', 'vehicle_units.version'])
    .select((unit) => unit.fn.coalesce('cars.seats', 'external_seats').as('seats'))
    .select(
      sql<string[]>`array(
        select concat_ws(' ', first_name, last_name) from unit_crew join operators on operators.id = operator_id
         where unit_id = vehicle_units.id order by unit_crew.position)`.as('crew'),
    )
    .where('tour_event_id', 'in', departures)
    .orderBy('vehicle_units.id')
    .execute()
}

function tooMany(): Problem {
  return fieldProblem([{ field: 'from', code: 'too_many_entries', params: { ...batchLimits } }])
}
