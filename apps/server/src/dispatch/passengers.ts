import type { Passengers, Vehicle } from '@tourdesk/domain/dispatch/putOnVehicle'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'
import type { BoardingEntry } from './lockEntry.ts'
import { participantsOf } from './riders.ts'
import type { StoredUnit } from './units.ts'

/** The people of an entry who are about to get on a vehicle, as the rule sees them. */
export function passengersOf(
  entry: BoardingEntry,
  { people, from }: { people: Participants; from: string | null },
): Passengers {
  return {
    tour: entry.tour_id,
    date: entry.tour_date,
    group_type: entry.group_type,
    people: headCount(people),
    status: entry.status,
    orderStatus: entry.order_status,
    tourCarId: from,
  }
}

/** A stored unit as the same rule sees it; an entry's own people on board don't count as another group. */
export function vehicleOf(unit: StoredUnit, entryId: string): Vehicle {
  return {
    _id: unit.id,
    tour: unit.tour_id,
    date: unit.tour_date,
    seats: unit.car_seats ?? unit.external_seats,
    participants: participantsOf(unit),
    groups: unit.entries.filter(({ id }) => id !== entryId).map((entry) => entry.group_type),
  }
}
