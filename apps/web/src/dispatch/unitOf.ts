import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { VehicleUnit as Unit } from '@tourdesk/domain/dispatch/unit'

/** A unit as the domain's rules need it. */
export function unitOf(unit: VehicleUnit): Unit {
  const { externalCar } = unit
  return {
    _id: unit._id,
    car: unit.car?._id ?? null,
    externalCar: externalCar && { carSupplier: externalCar.carSupplier, seats: externalCar.seats },
    driver: unit.driver?._id ?? null,
    guide: unit.guide.map((guide) => guide._id),
    participants: unit.participants,
    seats: seatsOf(unit),
  }
}

/** Passenger seats of the vehicle, null without one. */
export function seatsOf({ car, externalCar }: Pick<VehicleUnit, 'car' | 'externalCar'>): number | null {
  return car?.seats ?? externalCar?.seats ?? null
}
