import type { Day } from '@tourdesk/domain/calendar'
import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'

/** A unit, the departure it's of, and its last day. */
export interface UnitPlace {
  id: string
  tour_event_id: string
  tour_id: string
  tour_date: Day
  end_date: Day
}

/**
 * The step that makes a unit of a locked departure, without vehicle, crew and people.
 * @param version the first one; one that's made again needs a later version than calendars have
 */
export async function makeUnit(tx: Tx, place: UnitPlace, now: Date, version = 1): Promise<void> {
  const { id, tour_event_id, tour_id, tour_date, end_date } = place
  await insertInto(tx, 'vehicle_units', {
    id,
    tour_event_id,
    tour_id,
    tour_date,
    end_date,
    car_id: null,
    car_supplier_id: null,
    external_seats: null,
    version,
    created_at: now,
    updated_at: now,
  }).execute()
}
