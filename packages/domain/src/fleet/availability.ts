import { addDays, type Day, type DayRange, isWithin, rangesMeet } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type AvailabilityStatus, type RangeOwner, settableAvailability } from './vocabulary.ts'

/** A range of days of a car or an operator, including both ends; a new one has no id yet. */
export interface AvailabilityRange {
  _id: string | null
  startDate: Day
  endDate: Day | null
  status: AvailabilityStatus
  notes: string
  /** Set on days off that a guide or driver entered on their own phone. */
  isOwn?: true | undefined
}

/**
 * Sets a status from the grid; older ranges keep the days that the new one doesn't cover. `replaces` is the
 * range being edited. Assignments can't be set here; a status can be set for assigned days too, below them.
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
  return ok(inOrder([...cut, range, ...assigned]))
}

/** Removes a range; its days are free again. Assignments can only be removed in planning. */
export function removeRange(ranges: AvailabilityRange[], _id: string): Decision<AvailabilityRange[]> {
  const removed = ranges.find((range) => range._id === _id)
  if (removed?.status === 'assigned') return refuse('range_assigned')
  return ok(ranges.filter((range) => range !== removed))
}

/**
 * Puts assignments to vehicle units over the ranges: assignments win and split the ranges they overlap. The
 * parts before and after keep their status.
 */
export function overlayAssigned(
  ranges: AvailabilityRange[],
  assigned: AvailabilityRange[],
): AvailabilityRange[] {
  return inOrder([...ranges.flatMap((range) => cutOut(range, assigned)), ...assigned])
}

/** True if one of the ranges set by hand makes an assignment's car or person unavailable on one of its days. */
export function isAway(assignment: AvailabilityRange, ranges: readonly AvailabilityRange[]): boolean {
  return ranges.some(
    (range) => range.status === 'unavailable' && rangesMeet(daysOf(range), daysOf(assignment)),
  )
}

/** The parts of ranges that assignments cover; each is new, so it has no id. */
export function coveredBy(ranges: AvailabilityRange[], assigned: AvailabilityRange[]): AvailabilityRange[] {
  return ranges.flatMap((range) =>
    assigned
      .filter((trip) => rangesMeet(daysOf(range), daysOf(trip)))
      .map((trip) => ({
        ...range,
        _id: null,
        startDate: range.startDate > trip.startDate ? range.startDate : trip.startDate,
        endDate: earlier(range.endDate, trip.endDate),
      })),
  )
}

/** The ranges without some days. */
export function withoutDays(
  ranges: readonly AvailabilityRange[],
  days: Pick<AvailabilityRange, 'startDate' | 'endDate'>,
): AvailabilityRange[] {
  return ranges.flatMap((range) => cutOut(range, [days]))
}

/** Statuses to choose from in the grid; a car is never reserved. */
export function settableFor(objType: RangeOwner): (typeof settableAvailability)[number][] {
  return settableAvailability.filter((status) => objType === 'Operator' || status !== 'reserved')
}

/** The status of a day; a day without a range is available. */
export function statusOn(ranges: AvailabilityRange[], day: Day): AvailabilityStatus {
  return ranges.find((range) => isWithin(day, range.startDate, range.endDate))?.status ?? 'available'
}

/** The parts of a range outside the holes, in order; the first keeps the id, later ones are new. */
function cutOut(
  range: AvailabilityRange,
  holes: readonly Pick<AvailabilityRange, 'startDate' | 'endDate'>[],
): AvailabilityRange[] {
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

function daysOf({ startDate, endDate }: Pick<AvailabilityRange, 'startDate' | 'endDate'>): DayRange {
  return { start: startDate, end: endDate }
}

function earlier(a: Day | null, b: Day | null): Day | null {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}

function inOrder(ranges: AvailabilityRange[]): AvailabilityRange[] {
  return ranges.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
}
