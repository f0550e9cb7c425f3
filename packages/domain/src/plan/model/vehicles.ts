import type { Day } from '../../calendar.ts'
import { keepsCrew } from '../keeps.ts'
import type { PlanDay, PlanOptions, UnitResources } from '../planDay.ts'
import { freeSpanOf } from './freeSpan.ts'

/** A vehicle that a unit can have: a car of ours, or a size from a supplier. */
export interface Vehicle {
  seats: number
  /** The id of our car. */
  car: string | null
  external: UnitResources['externalCar']
  /** The longest span on all days of which it's free. */
  freeSpan: number
}

/**
 * Our cars in the order of the day; one supplier for each size, the first that has it; then the vehicles from
 * suppliers of kept units; in a repair, of all units.
 */
export function vehiclesOf(
  day: PlanDay,
  options: PlanOptions,
  spans: readonly Day[],
): { vehicles: Vehicle[]; offered: number } {
  const cars = day.cars.map((car) => ({
    seats: car.seats,
    car: car._id,
    external: null,
    freeSpan: freeSpanOf(car, day.date, spans),
  }))
  const kept = day.units
    .filter((unit) => options.mode === 'repair' || keepsCrew(unit, day, options))
    .flatMap(({ externalCar }) => externalCar ?? [])
  const offered = options.useSuppliers ? sizesOffered(day) : []
  const supplied = [...offered, ...kept].map((external) => ({
    seats: external.seats,
    car: null,
    external,
    freeSpan: spans.length - 1,
  }))
  return { vehicles: [...cars, ...supplied], offered: cars.length + offered.length }
}

function sizesOffered({ suppliers }: PlanDay): NonNullable<Vehicle['external']>[] {
  const sizes = [...new Set(suppliers.flatMap((supplier) => supplier.sizes))].toSorted((a, b) => a - b)
  return sizes.flatMap((seats) => {
    const supplier = suppliers.find((one) => one.sizes.includes(seats))
    return supplier ? { carSupplier: supplier._id, seats } : []
  })
}
