import type { Passengers, Vehicle } from '@tourdesk/domain/dispatch/putOnVehicle'
import type { BoardingEntry } from './lockEntry.ts'
import { participantsOf } from './present.ts'
import type { StoredUnit } from './units.ts'

/** A stored entry as the rule about getting on a vehicle sees it. */
export function passengersOf(entry: BoardingEntry): Passengers {
  return {
    tour: entry.tour_id,
    date: entry.tour_date,
    group_type: entry.group_type,
    people: entry.head_count,
    status: entry.status,
    orderStatus: entry.order_status,
    tourCarId: entry.vehicle_unit_id,
  }
}

/** A stored unit as that rule sees it. */
export function vehicleOf(unit: StoredUnit): Vehicle {
  return {
    _id: unit.id,
    tour: unit.tour_id,
    date: unit.tour_date,
    seats: unit.car_seats ?? unit.external_seats,
    participants: participantsOf(unit),
    groups: unit.entries.map((entry) => entry.group_type),
  }
}
