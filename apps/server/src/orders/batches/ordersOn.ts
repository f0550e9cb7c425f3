import type { BatchDepartures } from '@tourdesk/contract/departures/batchParts'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import { batchLimits } from '@tourdesk/domain/departures/batch'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import { isLocked } from '@tourdesk/domain/entries/entry'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import type { StoredOrder } from '../saved/queries.ts'

/** A stored departure of a batch. */
export interface BatchDeparture {
  id: string
  tour_id: string
  tour_date: Day
  name: string
  state: DepartureState
  /** Why it's closed. */
  reason: string
  /** When the office last decided about it. */
  updated_at: Date
  /** Only these of its people; null for all who aren't canceled. */
  entries: ReadonlySet<string> | null
}

/**
 * The departures that a request names, each once. Throws `too_many_entries` (400), and `not_found` (404) for one that
 * isn't stored, since nobody is on it.
 */
export async function departuresIn(db: Db | Tx, from: BatchDepartures): Promise<BatchDeparture[]> {
  const keys = new Map(from.map((key) => [`${key.tour} ${key.date}`, key]))
  if (keys.size > batchLimits.departures) throw tooMany()
  const wanted = [...keys.values()]
  const rows = await db
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select([
      'tour_events.id',
      'tour_id',
      'tour_date',
      'tours.name',
      'state',
      'reason',
      'tour_events.updated_at',
    ])
    .where(
      sql<boolean>`(tour_id, tour_date) in (select * from unnest(
        ${wanted.map(({ tour }) => tour)}::uuid[], ${wanted.map(({ date }) => date)}::date[]))`,
    )
    .orderBy('tour_events.id')
    .execute()
  if (rows.length < wanted.length) throw new Problem('not_found')
  return rows.map((row) => {
    const { entries } = keys.get(`${row.tour_id} ${row.tour_date}`) ?? {}
    return { ...row, entries: entries ? new Set(entries) : null }
  })
}

/** The entries of an order that a batch is about: those that are named, or all that aren't canceled. */
export function entriesOn(
  { entries }: StoredOrder,
  departures: readonly BatchDeparture[],
): StoredOrder['entries'] {
  return entries.filter((entry) =>
    departures.some(
      ({ id, entries: named }) =>
        id === entry.tour_event_id && (named ? named.has(entry.id) : !isLocked(entry)),
    ),
  )
}

/** Those of them that aren't canceled. */
export function openEntries(
  stored: StoredOrder,
  departures: readonly BatchDeparture[],
): StoredOrder['entries'] {
  return entriesOn(stored, departures).filter((entry) => !isLocked(entry))
}

/** The orders that a batch is about, in the order of their booking. Throws `too_many_entries` (400). */
export async function ordersOn(db: Db | Tx, departures: readonly BatchDeparture[]): Promise<string[]> {
  const whole = departures.filter(({ entries }) => entries === null).map(({ id }) => id)
  const named = departures.flatMap(({ entries }) => [...(entries ?? [])])
  const rows = await scopedRows(db, everyOrder)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .select(['order_id', 'order_number'])
    .where(
      'tour_event_id',
      'in',
      departures.map(({ id }) => id),
    )
    .where(
      sql<boolean>`case when tour_event_id = any(${whole}::uuid[])
        then order_entries.status <> 'CANCELED' else order_entries.id = any(${named}::uuid[]) end`,
    )
    .where('orders.status', '!=', 'canceled')
    .orderBy('order_number')
    .execute()
  if (rows.length > batchLimits.entries) throw tooMany()
  return [...new Set(rows.map(({ order_id }) => order_id))]
}

/** The entries on departures that aren't canceled, in this batch or not. */
export function openEntriesOn(db: Db | Tx, departures: readonly string[]) {
  return scopedRows(db, everyOrder)
    .entries()
    .select(['order_entries.id', 'tour_event_id'])
    .where('tour_event_id', 'in', departures)
    .where('order_entries.status', '!=', 'CANCELED')
    .where('order_entries.order_status', '!=', 'canceled')
    .execute()
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
