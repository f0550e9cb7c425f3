import type { Passengers, Vehicle } from '@tourdesk/domain/dispatch/putOnVehicle'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'
import { sql } from 'kysely'
import type { ScopedRows } from '../schema/orderTables.ts'
import type { BoardingEntry } from './lockEntry.ts'
import type { StoredUnit } from './units.ts'

/**
 * Who rides on the vehicle unit of the query around: one row for each entry with a part on it. `unit_parts.participants`
 * and `unit_parts.head_count` are the people on this unit, and `order_entries` has the rest of the entry.
 */
export function ridersOfUnit(entries: ScopedRows['entries'], unitId = 'vehicle_units.id') {
  return entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .where('unit_parts.unit_id', '=', sql.ref<string>(unitId))
}

/** How many people ride on a unit. */
export function participantsOf({ entries }: Pick<StoredUnit, 'entries'>): number {
  return entries.reduce((sum, { head_count }) => sum + head_count, 0)
}

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

/** A stored unit as that rule sees it; an entry shares nothing with its own people on board. */
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
