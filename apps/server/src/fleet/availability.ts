import type { AvailabilityRange } from '@tourdesk/contract/fleet/availabilityRange'
import { type Day, type DayRange, rangesMeet } from '@tourdesk/domain/calendar'
import { overlayAssigned } from '@tourdesk/domain/fleet/availability'
import { sql } from 'kysely'
import { compiledByShape } from '../kernel/compiled.ts'
import { answering, type Question } from '../kernel/question.ts'
import { pieceId } from './pieceId.ts'

/** The ranges of a car or an operator by its id. */
export type RangesOf = (id: string) => AvailabilityRange[]

/** All days. */
export const everyDay: DayRange = { start: '0001-01-01', end: null }

/**
 * The ranges of cars and operators that touch the days, in order. Assignments to vehicle units cover what was set by
 * hand and split it; they have the unit's id, and its tour as notes. `of` asks for one car or operator.
 */
export function rangesOn({ start, end }: DayRange, of?: string): Question<RangesOf> {
  const question = rangeRows({ start, end, of: of ?? '' }, of ? ['one'] : [])
  return answering(question, (rows) => rangesOf(rows, { start, end }))
}

function rangesOf(rows: RangeRow[], days: DayRange): RangesOf {
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

/** Assignments outside the days count too if they split a range that reaches into them. */
const rangeRows = compiledByShape((_, { start, end, of }: DayRange & { of: string }, shape) => {
  const asked = sql`daterange(${start}::date, ${end}::date, '[]')`
  const isAsked = shape.has('one') ? sql`resource = ${of}` : sql`true`
  return sql<RangeRow>`
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
        )`
})

function toRange({ id, start_date, end_date, status, notes }: RangeRow): AvailabilityRange {
  return { _id: id, startDate: start_date, endDate: end_date, status, notes }
}
