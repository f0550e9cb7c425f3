import type { Day } from '@tourdesk/domain/calendar'
import type { Assignment } from '@tourdesk/domain/crew/reply'

/** A unit's columns in the queries of planning and calendars. */
interface AssignedUnit {
  tour_date: Day
  tour_id: string
  tour: string
  car_id: string | null
  plate_id: string | null
  car_supplier_id: string | null
  supplier: string | null
}

/** The assignment that a unit's crew is asked to accept; `time` is its first pickup. */
export function assignmentOf(unit: AssignedUnit, time: string | null): Assignment {
  const { car_id, plate_id, car_supplier_id, supplier } = unit
  const car = car_id === null ? null : { _id: car_id, name: plate_id ?? '' }
  return {
    date: unit.tour_date,
    tour: { _id: unit.tour_id, name: unit.tour },
    time,
    vehicle: car_supplier_id === null ? car : { _id: car_supplier_id, name: supplier ?? '' },
  }
}

/** The first pickup of people who ride together. */
export function firstPickup(riders: readonly { pickup_time: string | null }[]): string | null {
  return riders.flatMap(({ pickup_time }) => pickup_time ?? []).toSorted()[0] ?? null
}
