import { refuse } from '../decision.ts'
import type { DayStatus, OperatorRole } from '../fleet/vocabulary.ts'
import { type Answers, type Assignment, ask, change, unchanged, type VehicleUnit } from './unit.ts'

/** A row in the table of guides or drivers; `car` is the person's own car, with `isFree` for this day. */
export interface OperatorRow {
  _id: string
  name: string
  role: OperatorRole
  status: DayStatus
  car: { _id: string; seats: number; isFree: boolean } | null
}

/**
 * Handles a click on a guide or a driver. Questions are asked in this order: another guide, the person's own
 * car. Then a guide may become the driver. Dismissing a question adds nobody.
 */
export function assignOperator(unit: VehicleUnit, operator: OperatorRow, answers: Answers): Assignment {
  const { role, name } = operator
  if ((operator.status === 'assignedHere') !== isOnUnit(unit, operator)) {
    return refuse('operator_state_unknown', { name })
  }
  switch (operator.status) {
    case 'assignedElsewhere':
      return refuse('operator_elsewhere', { role })
    case 'unavailable':
      return refuse('resource_unavailable', { kind: role })
    case 'assignedHere':
      if (answers.remove === undefined) return ask({ question: 'remove_operator', options: ['yes'] })
      return answers.remove === 'yes' ? change(without(unit, operator)) : unchanged
    case 'free':
      return addOperator(unit, operator, answers)
  }
}

function addOperator(unit: VehicleUnit, operator: OperatorRow, answers: Answers): Assignment {
  if (operator.role === 'driver' && unit.driver !== null) return refuse('second_driver')
  if (operator.role === 'guide' && unit.guide.length > 0) {
    if (answers.another_guide === undefined) return ask({ question: 'another_guide', options: ['yes'] })
    if (answers.another_guide === null) return unchanged
  }
  if (!isCarOffered(unit, operator)) return change(withOperator(unit, operator))
  if (answers.own_car === undefined) return ask({ question: 'own_car', options: ['use', 'without'] })
  if (answers.own_car === null) return unchanged
  const manned = withOperator(unit, operator)
  return change(answers.own_car === 'use' ? inOwnCar(manned, operator) : manned)
}

/** Suggested for a unit without a vehicle, if the car is free that day. */
function isCarOffered(unit: VehicleUnit, { car }: OperatorRow): boolean {
  return car?.isFree === true && unit.car === null && unit.externalCar === null
}

function withOperator(unit: VehicleUnit, { _id, role }: OperatorRow): VehicleUnit {
  if (role === 'driver') return { ...unit, driver: _id }
  const isDriverToo = unit.driver === null && unit.externalCar === null
  return { ...unit, guide: [...unit.guide, _id], driver: isDriverToo ? _id : unit.driver }
}

function inOwnCar(unit: VehicleUnit, { car }: OperatorRow): VehicleUnit {
  return car ? { ...unit, car: car._id, externalCar: null, seats: car.seats } : unit
}

/** Removes a person in every role, with their own car. */
function without(unit: VehicleUnit, { _id, car }: OperatorRow): VehicleUnit {
  const left = {
    ...unit,
    guide: unit.guide.filter((guide) => guide !== _id),
    driver: unit.driver === _id ? null : unit.driver,
  }
  return car !== null && unit.car === car._id ? { ...left, car: null, seats: null } : left
}

function isOnUnit(unit: VehicleUnit, { _id }: OperatorRow): boolean {
  return unit.driver === _id || unit.guide.includes(_id)
}
