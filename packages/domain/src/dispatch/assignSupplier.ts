import { refuse } from '../decision.ts'
import { vehicleSizes } from '../entries/vocabulary.ts'
import { type Answers, type Assignment, ask, change, unchanged, type VehicleUnit } from './unit.ts'

/** A row of the table of suppliers; they are never busy, since they send any number of vehicles (HOLE-O81). */
export interface SupplierRow {
  _id: string
  sizes: readonly number[]
}

/** A click on a car supplier: which size, or take the present one off (ASG-23 to ASG-26, HOLE-O85). */
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

/** The sizes a supplier is asked for; one that names none is offered with all (HOLE-O85). */
export function sizesOf({ sizes }: SupplierRow): number[] {
  return sizes.length > 0 ? [...sizes] : [...vehicleSizes]
}
