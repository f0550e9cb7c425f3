import type { PlanParty } from '@tourdesk/domain/plan/planDay'
import { seatsOfSize } from '@tourdesk/domain/plan/seatsOfSize'
import { keptPlaceIn } from '../../entries/placeColumns.ts'
import type { PartyToPlan } from './partiesToPlan.ts'
import type { StoredPlanDay } from './planQuestions.ts'

/** A booked entry as the plan sees it. */
export function toParty(row: PartyToPlan, fleet: Pick<StoredPlanDay, 'cars' | 'operators'>): PlanParty {
  const place = keptPlaceIn('pickup', row)
  return {
    _id: row.id,
    order: row.order_number,
    tour: row.tour_id,
    people: row.head_count,
    isPrivate: row.group_type === 'private_group',
    language: row.language,
    tourOption: row.tour_option,
    pickup: place && { city: place.city, time: row.pickup_time, lat: place.lat, lng: place.lng },
    endDate: row.end_date,
    wishes: wishesOf(row, fleet),
  }
}

/** A wish is a plate or a name; it counts while something in the fleet is called that. */
function wishesOf(
  { license_plate, guide, vehicle_size }: PartyToPlan,
  { cars, operators }: Pick<StoredPlanDay, 'cars' | 'operators'>,
): PlanParty['wishes'] {
  const wished = operators.find(
    ({ role, first_name, last_name }) => role === 'guide' && `${first_name} ${last_name}`.trim() === guide,
  )
  return {
    car: cars.find(({ plate_id }) => plate_id === license_plate)?.id ?? null,
    guide: wished?.id ?? null,
    seats: vehicle_size && seatsOfSize(vehicle_size),
  }
}
