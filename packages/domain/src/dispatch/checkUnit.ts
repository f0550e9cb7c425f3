import { type Decision, ok, type Params, refuse } from '../decision.ts'
import type { DayStatus, OperatorRole } from '../fleet/vocabulary.ts'
import type { Refusal } from '../refusals.ts'
import type { VehicleUnit } from './unit.ts'

/** The state of a car or person on the day, as seen from the unit; checked for everything that's added. */
export interface UnitFacts {
  carStatus: (car: string) => DayStatus
  operatorStatus: (operator: string) => DayStatus
}

/**
 * The server's check when a whole unit is saved: cars and people that are added must be free, and a driver
 * can't be replaced in one step.
 */
export function checkUnit<After extends Crew>(before: Crew, after: After, facts: UnitFacts): Decision<After> {
  if (after.car !== null && after.externalCar !== null) return refuse('car_state_unknown')
  if (after.car !== null && after.car !== before.car) {
    const car = checkFree(after.car, facts.carStatus(after.car), 'car_elsewhere', { kind: 'car' })
    if (!car.ok) return car
  }
  if (before.driver !== null && after.driver !== null && after.driver !== before.driver) {
    return refuse('second_driver')
  }
  for (const { _id, role } of joining(before, after)) {
    const operator = checkFree(_id, facts.operatorStatus(_id), 'operator_elsewhere', { kind: role, role })
    if (!operator.ok) return operator
  }
  return ok(after)
}

type Crew = Pick<VehicleUnit, 'car' | 'externalCar' | 'driver' | 'guide'>

function joining(before: Crew, after: Crew): { _id: string; role: OperatorRole }[] {
  const present = new Set([...before.guide, before.driver])
  const guides = after.guide.filter((guide) => !present.has(guide))
  const joined: { _id: string; role: OperatorRole }[] = guides.map((_id) => ({ _id, role: 'guide' }))
  const { driver } = after
  const isNewDriver = driver !== null && !present.has(driver)
  return isNewDriver ? [...joined, { _id: driver, role: 'driver' }] : joined
}

function checkFree(id: string, status: DayStatus, elsewhere: Refusal, params: Params): Decision<string> {
  if (status === 'unavailable') return refuse('resource_unavailable', params)
  return status === 'assignedElsewhere' ? refuse(elsewhere, params) : ok(id)
}
