import { addDays, type Day, type DayRange, isWithin, rangesMeet } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type AvailabilityStatus, type RangeOwner, settableAvailability } from './vocabulary.ts'

/** A stretch of days of a car or an operator, both ends included; a piece that is new has no id yet (AVL-10). */
export interface AvailabilityRange {
  _id: string | null
  startDate: Day
  endDate: Day | null
  status: AvailabilityStatus
  notes: string
}

/**
 * Sets a status from the grid: older ranges keep what the new one leaves of them. `replaces` is the range being
 * edited. Assignments are not set here (AVL-06, AVL-08, HOLE-O78).
 */
export function setRange(
  ranges: AvailabilityRange[],
  range: AvailabilityRange,
  replaces: string | null,
): Decision<AvailabilityRange[]> {
  if (range.status === 'assigned') return refuse('range_assigned')
  if (!range.startDate) return refuse('start_date_required')
  if (range.endDate !== null && range.endDate < range.startDate) return refuse('end_before_start')
  const replaced = ranges.find((older) => older._id !== null && older._id === replaces)
  if (replaced?.status === 'assigned') return refuse('range_assigned')

  const others = ranges.filter((older) => older !== replaced)
  const assigned = others.filter((older) => older.status === 'assigned')
  const cut = others.filter((older) => older.status !== 'assigned').flatMap((older) => cutOut(older, [range]))
  return ok(inOrder([...cut, ...cutOut(range, assigned), ...assigned]))
}

/** Takes a range away; its days are free again. An assignment is taken off in the planning alone (HOLE-O78). */
export function removeRange(ranges: AvailabilityRange[], _id: string): Decision<AvailabilityRange[]> {
  const removed = ranges.find((range) => range._id === _id)
  if (removed?.status === 'assigned') return refuse('range_assigned')
  return ok(ranges.filter((range) => range !== removed))
}

/**
 * Lays the assignments of vehicle units over the ranges: they win, and split what they meet; the parts before and
 * after keep their status (AVL-07).
 */
export function overlayAssigned(
  ranges: AvailabilityRange[],
  assigned: AvailabilityRange[],
): AvailabilityRange[] {
  return inOrder([...ranges.flatMap((range) => cutOut(range, assigned)), ...assigned])
}

/** Statuses the grid offers: a car is never reserved (AVL-04, AVL-05). */
export function settableFor(objType: RangeOwner): (typeof settableAvailability)[number][] {
  return settableAvailability.filter((status) => objType === 'Operator' || status !== 'reserved')
}

/** The status of one day; a day without a range is available (HOLE-O78). */
export function statusOn(ranges: AvailabilityRange[], day: Day): AvailabilityStatus {
  return ranges.find((range) => isWithin(day, range.startDate, range.endDate))?.status ?? 'available'
}

/** What is left of a range outside the holes, in order; the first piece keeps the id, later ones are new. */
function cutOut(range: AvailabilityRange, holes: AvailabilityRange[]): AvailabilityRange[] {
  const left = holes.reduce<DayRange[]>(
    (pieces, hole) => pieces.flatMap((piece) => minus(piece, daysOf(hole))),
    [daysOf(range)],
  )
  return left.map(({ start, end }, index) => ({
    ...range,
    _id: index === 0 ? range._id : null,
    startDate: start,
    endDate: end,
  }))
}

function minus(piece: DayRange, hole: DayRange): DayRange[] {
  if (!rangesMeet(piece, hole)) return [piece]
  const before = { start: piece.start, end: addDays(hole.start, -1) }
  const left = piece.start < hole.start ? [before] : []
  if (hole.end === null || (piece.end !== null && piece.end <= hole.end)) return left
  return [...left, { start: addDays(hole.end, 1), end: piece.end }]
}

function daysOf({ startDate, endDate }: AvailabilityRange): DayRange {
  return { start: startDate, end: endDate }
}

function inOrder(ranges: AvailabilityRange[]): AvailabilityRange[] {
  return ranges.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
}
