import { refuse } from '../decision.ts'
import type { DayStatus } from '../fleet/vocabulary.ts'
import { type Answers, type Assignment, ask, change, unchanged, type VehicleUnit } from './unit.ts'

/** A row in the table of cars. */
export interface CarRow {
  _id: string
  seats: number
  status: DayStatus
}

/** Handles a click on a car of the fleet. */
export function assignCar(unit: VehicleUnit, car: CarRow, answers: Answers): Assignment {
  if (!agrees(unit, car)) return refuse('car_state_unknown')
  switch (car.status) {
    case 'assignedElsewhere':
      return refuse('car_elsewhere')
    case 'unavailable':
      return refuse('resource_unavailable', { kind: 'car' })
    case 'assignedHere':
      if (answers.remove === undefined) return ask({ question: 'remove_car', options: ['yes'] })
      return answers.remove === 'yes' ? change({ ...unit, car: null, seats: null }) : unchanged
    case 'free':
      return change({ ...unit, car: car._id, externalCar: null, seats: car.seats })
  }
}

function agrees(unit: VehicleUnit, car: CarRow): boolean {
  return (car.status === 'assignedHere') === (unit.car === car._id)
}
