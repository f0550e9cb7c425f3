import type { AvailabilityRange } from '@tourdesk/contract/fleet/availabilityRange'
import { type Day, isWithin } from '@tourdesk/domain/calendar'

/** A car or an operator in the grid. */
export interface GridRow {
  _id: string
  name: string
  note: string
  availability: readonly AvailabilityRange[]
}

/** Days of a row that somebody wants to look at or set; `range` is what is set on them already. */
export interface PickedDays {
  owner: GridRow
  range: AvailabilityRange | null
  startDate: Day
  endDate: Day
}

/** What is set on a day of a row; nothing on a free day (HOLE-O78). */
export function rangeOn({ availability }: Pick<GridRow, 'availability'>, day: Day): AvailabilityRange | null {
  return availability.find(({ startDate, endDate }) => isWithin(day, startDate, endDate)) ?? null
}

/** One day opens the range on it; several days always get a new one. */
export function pickedRange(row: GridRow, startDate: Day, endDate: Day): AvailabilityRange | null {
  return startDate === endDate ? rangeOn(row, startDate) : null
}

/** Whether somebody has removed the range since it was picked, or its owner. */
export function isRemoved(
  { owner, range }: PickedDays,
  rows: readonly Pick<GridRow, '_id' | 'availability'>[],
): boolean {
  if (!range) return false
  const row = rows.find(({ _id }) => _id === owner._id)
  return !row?.availability.some(({ _id }) => _id === range._id)
}

/** The days between two cells, in either order. */
export function inOrder(one: Day, other: Day): { startDate: Day; endDate: Day } {
  return one < other ? { startDate: one, endDate: other } : { startDate: other, endDate: one }
}
