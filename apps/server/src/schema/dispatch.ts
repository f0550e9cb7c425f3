import type { Day } from '@tourdesk/domain/calendar'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './columns.ts'

export interface TourEvents {
  id: string
  tour_id: string
  tour_date: Day
  state: Generated<DepartureState>
  version: Generated<number>
  created_at: Date
}

export interface VehicleUnits {
  id: string
  tour_event_id: string
  tour_id: string
  tour_date: Day
  end_date: Day
  car_id: string | null
  car_supplier_id: string | null
  external_seats: number | null
  version: Generated<number>
  created_at: Date
  updated_at: Date
}

/** The order of a unit's stops, from position 0. */
export interface UnitStops {
  unit_id: string
  position: number
  key: string
}

export interface UnitCrew {
  unit_id: string
  operator_id: string
  is_guide: boolean
  is_driver: boolean
  start_date: Day
  end_date: Day
  position: Generated<number>
}

/** Who of an entry rides on a unit. Only `writeParts` writes it. */
export interface UnitParts {
  entry_id: string
  unit_id: string
  /** The departure of both, held by foreign keys. */
  tour_event_id: string
  /** The order in which the parts of an entry were made. */
  position: number
  /** By ticket type, without those that nobody has. */
  participants: Json<Participants>
  head_count: GeneratedAlways<number>
  /** The order changed its people after they were split. The same in all parts of an entry, like the time. */
  split_changed: Generated<boolean>
  updated_at: Date
}
