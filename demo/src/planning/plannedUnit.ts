import type { Day } from '@tourdesk/domain/calendar'
import type { GroupType, Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { VehicleUnit } from '@tourdesk/domain/dispatch/unit'
import type { TourOption } from '@tourdesk/domain/entries/vocabulary'

/** An entry that needs a vehicle. */
export interface Waiting {
  id: string
  order_id: string
  tour_id: string
  tour_date: Day
  end_date: Day | null
  group_type: GroupType
  language: Language | null
  tour_option: TourOption | null
  head_count: number
}

/** A vehicle with its crew and passengers. */
export interface PlannedUnit {
  tour: string
  entries: Waiting[]
  crew: Pick<VehicleUnit, 'car' | 'externalCar' | 'driver' | 'guide'>
}
