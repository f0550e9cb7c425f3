import type { AvailabilityRange } from '@tourdesk/contract/fleet/availabilityRange'
import { type Day, isWithin } from '@tourdesk/domain/calendar'

/** A car or an operator in the grid. */
export interface GridRow {
  _id: string
  name: string
  note: string
  availability: readonly AvailabilityRange[]
}

/** Days of a row that the user picked; `range` is the range already set on them. */
export interface PickedDays {
  owner: GridRow
  range: AvailabilityRange | null
  /** The status that new days start with; by default unavailable. */
  status?: 'available' | 'unavailable'
  startDate: Day
  endDate: Day
}

/** The range set on a day of a row; null on a free day. */
export function rangeOn({ availability }: Pick<GridRow, 'availability'>, day: Day): AvailabilityRange | null {
  return availability.find(({ startDate, endDate }) => isWithin(day, startDate, endDate)) ?? null
}

/** The range on a single day; null for several days, which always get a new one. */
export function pickedRange(row: GridRow, startDate: Day, endDate: Day): AvailabilityRange | null {
  return startDate === endDate ? rangeOn(row, startDate) : null
}

/** True if a colleague has removed the range, or its owner, since it was picked. */
export function isRemoved(
  { owner, range }: PickedDays,
  rows: readonly Pick<GridRow, '_id' | 'availability'>[],
): boolean {
  if (!range) return false
  const row = rows.find(({ _id }) => _id === owner._id)
  return !row?.availability.some(({ _id }) => _id === range._id)
}

/** Two days of a selection, sorted. */
export function inOrder(one: Day, other: Day): { startDate: Day; endDate: Day } {
  return one < other ? { startDate: one, endDate: other } : { startDate: other, endDate: one }
}
