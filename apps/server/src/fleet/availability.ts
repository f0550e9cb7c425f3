import type { AvailabilityRange } from '@tourdesk/contract/fleet'
import { type Day, type DayRange, rangesMeet } from '@tourdesk/domain/calendar'
import { overlayAssigned } from '@tourdesk/domain/fleet/availability'
import type { settableAvailability } from '@tourdesk/domain/fleet/vocabulary'
import { sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import { pieceId } from './pieceId.ts'

/** What people set by hand for cars and operators (`resource`) on any of the days (AVL-10). */
export function findAvailability(
  db: Db | Tx,
  { start, end }: DayRange,
): Promise<{ resource: string; status: (typeof settableAvailability)[number] }[]> {
  return db
    .selectFrom('availability_ranges')
    .select([sql<string>`coalesce(car_id, operator_id)`.as('resource'), 'status'])
    .where(sql<boolean>`daterange(start_date, end_date, '[]') && daterange(${start}, ${end}, '[]')`)
    .execute()
}

/** The ranges of a car or an operator by its id. */
export type RangesOf = (id: string) => AvailabilityRange[]

/** All days there are. */
export const everyDay: DayRange = { start: '0001-01-01', end: null }

/**
 * The ranges of cars and operators that touch the days, in order. Assignments of vehicle units lie over what was set
 * by hand and split it (AVL-07); they carry the unit's id and its tour as notes. `of` asks for one car or operator.
 */
export async function findRanges(db: Db | Tx, days: DayRange, of?: string): Promise<RangesOf> {
  const rows = await findRows(db, days, of)
  const byResource = Map.groupBy(rows, (row) => row.resource)
  return (id) => {
    const own = (byResource.get(id) ?? []).map(toRange)
    const assigned = own.filter((range) => range.status === 'assigned')
    const pieces = own
      .filter((range) => range.status !== 'assigned')
      .flatMap((range) =>
        overlayAssigned([range], assigned)
          .filter(({ status }) => status !== 'assigned')
          .map((piece) => ({ ...piece, _id: piece._id ?? pieceId(range._id, piece.startDate) })),
      )
    return [...pieces, ...assigned]
      .filter(({ startDate, endDate }) => rangesMeet({ start: startDate, end: endDate }, days))
      .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  }
}

interface RangeRow {
  resource: string
  id: string
  start_date: Day
  end_date: Day | null
  status: AvailabilityRange['status']
  notes: string
}

/** Assignments outside the days count too where they split a range that reaches into them. */
async function findRows(db: Db | Tx, { start, end }: DayRange, of: string | undefined): Promise<RangeRow[]> {
  const asked = sql`daterange(${start}::date, ${end}::date, '[]')`
  const isAsked = of ? sql`resource = ${of}` : sql`true`
  const { rows } = await sql<RangeRow>`
    with set_by_hand as (
      select * from (
        select coalesce(car_id, operator_id) as resource, id, start_date, end_date, status, notes
          from availability_ranges
      ) ranges
      where ${isAsked} and daterange(start_date, end_date, '[]') && ${asked}
    ), assigned as (
      select bookings.*, tours.name as notes from (
        select car_id as resource, id, tour_date as start_date, end_date, tour_id
          from vehicle_units where car_id is not null
        union all
        select crew.operator_id, crew.unit_id, crew.start_date, crew.end_date, units.tour_id
          from unit_crew crew join vehicle_units units on units.id = crew.unit_id
      ) bookings
      join tours on tours.id = bookings.tour_id
      where ${isAsked}
    )
    select resource, id, start_date, end_date, status, notes from set_by_hand
    union all
    select resource, id, start_date, end_date, 'assigned', notes from assigned
     where daterange(start_date, end_date, '[]') && ${asked}
        or exists (
          select from set_by_hand
           where set_by_hand.resource = assigned.resource
             and daterange(set_by_hand.start_date, set_by_hand.end_date, '[]')
                 && daterange(assigned.start_date, assigned.end_date, '[]')
        )`.execute(db)
  return rows
}

function toRange({ id, start_date, end_date, status, notes }: RangeRow): AvailabilityRange {
  return { _id: id, startDate: start_date, endDate: end_date, status, notes }
}
