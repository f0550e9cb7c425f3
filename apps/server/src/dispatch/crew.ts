import type { VehicleUnit } from '@tourdesk/domain/dispatch/unit'
import type { StoredUnit } from './units.ts'

/** The vehicle and the people of a unit. */
export type Crew = Pick<VehicleUnit, 'car' | 'externalCar' | 'driver' | 'guide'>

export const nobody: Crew = { car: null, externalCar: null, driver: null, guide: [] }

export function crewOf({ car_id, car_supplier_id, external_seats, crew }: StoredUnit): Crew {
  return {
    car: car_id,
    externalCar:
      car_supplier_id === null ? null : { carSupplier: car_supplier_id, seats: external_seats ?? 0 },
    driver: crew.find((member) => member.is_driver)?.id ?? null,
    guide: crew.filter((member) => member.is_guide).map((member) => member.id),
  }
}

/** Everyone in a crew; a person who is both guide and driver appears once. */
export function peopleOf({ driver, guide }: Crew): string[] {
  return [...new Set([...guide, ...(driver ? [driver] : [])])]
}
