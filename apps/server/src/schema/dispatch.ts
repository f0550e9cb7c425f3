import type { Day } from '@tourdesk/domain/calendar'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import type { Generated } from 'kysely'

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

export interface UnitCrew {
  unit_id: string
  operator_id: string
  is_guide: boolean
  is_driver: boolean
  start_date: Day
  end_date: Day
  position: Generated<number>
}
