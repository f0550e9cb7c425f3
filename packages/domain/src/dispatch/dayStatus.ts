import { type AvailabilityStatus, availabilityStatuses, type DayStatus } from '../fleet/vocabulary.ts'

/** The state of a car or an operator on the day, as the server gives it; `unitId` is the unit that holds it. */
export interface OnDay {
  dayStatus: AvailabilityStatus | (string & {})
  unitId: string | null
}

/**
 * That state as seen from the unit being edited. Known statuses are used as they are, any other counts as assigned
 * elsewhere; a reserved day is free to assign (ASG-16, ASG-17, HOLE-O80).
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
