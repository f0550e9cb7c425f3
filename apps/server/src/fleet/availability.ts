import type { AvailabilityRange } from '@tourdesk/contract/fleet/availabilityRange'
import { type Day, type DayRange, rangesMeet } from '@tourdesk/domain/calendar'
import {
  coveredBy,
  isAway,
  overlayAssigned,
  type AvailabilityRange as StoredRange,
} from '@tourdesk/domain/fleet/availability'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import { compiledByShape } from '../kernel/compiled.ts'
import { answering, type Question } from '../kernel/question.ts'
import { pieceId } from './pieceId.ts'
import { unitOnDays } from './unitOnDays.ts'

/** The ranges of a car or an operator by its id. */
export type RangesOf = (id: string) => AvailabilityRange[]

/** All days. */
export const everyDay: DayRange = { start: '0001-01-01', end: null }

/**
 * The ranges of cars or operators that overlap the days, in order. Assignments to vehicle units cover and
 * split ranges set by hand; they have the unit's id, and its tour as notes. `of` limits the question to one
 * car or operator.
 */
export function rangesOn(kind: RangeOwner, { start, end }: DayRange, of?: string): Question<RangesOf> {
  const question = rangeRows({ start, end, of: of ?? '' }, [kind, ...(of ? ['one'] : [])])
  return answering(question, (rows) => rangesOf(rows, { start, end }))
}

/** All ranges of a car or an operator, also the parts that assignments cover; those have no id yet. */
export function everyRangeOf(kind: RangeOwner, of: string): Question<StoredRange[]> {
  return answering(rangeRows({ ...everyDay, of }, [kind, 'one']), (rows) => {
    const { set, assigned } = toRanges(rows)
    return [...piecesOf(set, assigned), ...assigned, ...coveredBy(set, assigned)].toSorted(byStart)
  })
}

function rangesOf(rows: RangeRow[], days: DayRange): RangesOf {
  const byResource = Map.groupBy(rows, (row) => row.resource)
  return (id) => {
    const { set, assigned } = toRanges(byResource.get(id) ?? [])
    const trips = assigned.map((trip) =>
      isAway(trip, set) ? { ...trip, isUnavailable: true as const } : trip,
    )
    return [...piecesOf(set, assigned), ...trips]
      .filter((range) => rangesMeet(daysOf(range), days))
      .toSorted(byStart)
  }
}

type Range = StoredRange & { _id: string }

function toRanges(rows: RangeRow[]): { set: Range[]; assigned: Range[] } {
  const own = rows.map(toRange)
  return { set: own.filter((range) => !isAssigned(range)), assigned: own.filter(isAssigned) }
}

/** The parts of ranges set by hand that no assignment covers. */
function piecesOf(set: Range[], assigned: Range[]): Range[] {
  return set.flatMap((range) =>
    overlayAssigned([range], assigned)
      .filter((piece) => !isAssigned(piece))
      .map((piece) => ({ ...piece, _id: piece._id ?? pieceId(range._id, piece.startDate) })),
  )
}

function daysOf({ startDate, endDate }: StoredRange): DayRange {
  return { start: startDate, end: endDate }
}

function isAssigned({ status }: StoredRange): boolean {
  return status === 'assigned'
}

function byStart(a: StoredRange, b: StoredRange): number {
  return a.startDate < b.startDate ? -1 : 1
}

interface RangeRow {
  resource: string
  id: string
  start_date: Day
  end_date: Day | null
  status: AvailabilityRange['status']
  notes: string
  is_own: boolean
}

/**
 * Includes assignments outside the days if they split a range that reaches into them; the index that keeps a
 * car's or an operator's assignments apart finds those. For all cars or operators, assignments are joined
 * with the days' units, which is cheaper than looking up each one's unit.
 */
const rangeRows = compiledByShape((_, { start, end, of }: DayRange & { of: string }, shape) => {
  const asked = sql`daterange(${start}::date, ${end}::date, '[]')`
  const isOperators = shape.has('Operator')
  const resource = sql.raw(isOperators ? 'operator_id' : 'car_id')
  const isAsked = shape.has('one') ? sql`${resource} = ${of}::uuid` : sql`${resource} is not null`
  const assignments = isOperators
    ? sql`select operator_id as resource, unit_id as id, start_date, unit_crew.end_date, tour_id
            from unit_crew join vehicle_units on vehicle_units.id = unit_id`
    : sql`select car_id as resource, id, tour_date as start_date, end_date, tour_id from vehicle_units`
  const assignedIn = (days: RawBuilder<unknown>) =>
    isOperators
      ? sql`daterange(start_date, unit_crew.end_date, '[]') && ${days}`
      : sql`daterange(tour_date, end_date, '[]') && ${days}`
  const ofDays = shape.has('one') ? sql`` : sql`and ${unitOnDays({ start, end })}`
  return sql<RangeRow>`
    with set_by_hand as (
      select ${resource} as resource, id, start_date, end_date, status, notes, is_own
        from availability_ranges
       where daterange(start_date, end_date, '[]') && ${asked} and ${isAsked}
    ), assigned as (
      ${assignments} where ${isAsked} and ${assignedIn(asked)} ${ofDays}
      union
      select split.* from set_by_hand ranges cross join lateral (
        ${assignments} where ${resource} = ranges.resource
          and ${assignedIn(sql`daterange(ranges.start_date, ranges.end_date, '[]')`)}
      ) split
       where not daterange(ranges.start_date, ranges.end_date, '[]') <@ ${asked}
    )
    select resource, id, start_date, end_date, status, notes, is_own from set_by_hand
    union all
    select assigned.resource, assigned.id, assigned.start_date, assigned.end_date, 'assigned', tours.name, false
      from assigned join tours on tours.id = assigned.tour_id`
})

function toRange({ id, start_date, end_date, status, notes, is_own }: RangeRow): Range {
  const range = { _id: id, startDate: start_date, endDate: end_date, status, notes }
  return is_own ? { ...range, isOwn: true } : range
}
