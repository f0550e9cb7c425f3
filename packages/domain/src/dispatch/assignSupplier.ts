import { refuse } from '../decision.ts'
import { vehicleSizes } from '../entries/vocabulary.ts'
import { type Answers, type Assignment, ask, change, unchanged, type VehicleUnit } from './unit.ts'

/** A row in the table of suppliers; suppliers are never busy, since they send any number of vehicles. */
export interface SupplierRow {
  _id: string
  sizes: readonly number[]
}

/** Handles a click on a car supplier: choose a size, or remove the current one. */
export function assignSupplier(unit: VehicleUnit, supplier: SupplierRow, answers: Answers): Assignment {
  if (unit.externalCar?.carSupplier === supplier._id) {
    if (answers.remove === undefined) return ask({ question: 'remove_supplier', options: ['yes'] })
    return answers.remove === 'yes'
      ? change({ ...unit, car: null, externalCar: null, seats: null })
      : unchanged
  }
  const sizes = sizesOf(supplier)
  const seats = answers.car_size
  if (seats === undefined) return ask({ question: 'car_size', options: sizes })
  if (seats === null) return unchanged
  if (!sizes.includes(seats)) return refuse('supplier_state_unknown')
  return change({
    ...unit,
    car: null,
    driver: null,
    externalCar: { carSupplier: supplier._id, seats },
    seats,
  })
}

/** The sizes to choose from; all of them if the supplier lists none. */
export function sizesOf({ sizes }: SupplierRow): number[] {
  return sizes.length > 0 ? [...sizes] : [...vehicleSizes]
}
