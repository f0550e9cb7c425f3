import { type AvailabilityStatus, availabilityStatuses, type DayStatus } from '../fleet/vocabulary.ts'

/** The server's state of a car or a person on the day; `unitId` is the unit they're on. */
export interface OnDay {
  dayStatus: AvailabilityStatus | (string & {})
  unitId: string | null
}

/**
 * The same state as seen from the unit being edited. Unknown statuses count as assigned elsewhere; on a
 * reserved day the car or person can be assigned.
 */
export function dayStatusFor(unitId: string, { dayStatus, unitId: holder }: OnDay): DayStatus {
  if (!isKnown(dayStatus)) return 'assignedElsewhere'
  switch (dayStatus) {
    case 'assigned':
      return holder === unitId ? 'assignedHere' : 'assignedElsewhere'
    case 'unavailable':
      return 'unavailable'
    case 'available':
    case 'reserved':
      return 'free'
  }
}

function isKnown(status: string): status is AvailabilityStatus {
  return availabilityStatuses.some((known) => known === status)
}
