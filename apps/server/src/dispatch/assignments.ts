import type { Assignments } from '@tourdesk/contract/dispatch'
import type { Day } from '@tourdesk/domain/calendar'
import { checkPlanningRange } from '@tourdesk/domain/dispatch/planningRange'
import { findCarSuppliers } from '../fleet/carSuppliers.ts'
import { findCars } from '../fleet/cars.ts'
import { findOperators } from '../fleet/operators.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { findEntriesToPlan } from '../orders/purchasedTours.ts'
import { findStates } from './findStates.ts'
import { presentUnit } from './present.ts'
import { findUnits } from './units.ts'

/** The planning of a range of days, not too long a one. Throws on its end (400). */
export async function findAssignmentsOfRange(
  call: Call,
  days: { startDate: Day; endDate: Day },
): Promise<Assignments> {
  acceptFields(checkPlanningRange(days))
  return findAssignments(call, days)
}

/**
 * Everything the planning of a day or a range needs, in a fixed number of queries (CAL-24). Cars and operators carry
 * their state on the first day: a range is for looking at, and assigning is done one day at a time.
 */
export async function findAssignments(
  { db }: Call,
  { startDate, endDate, tour }: { startDate: Day; endDate: Day; tour?: string | undefined },
): Promise<Assignments> {
  const [cars, operators, carSuppliers, stateOf, purchasedTours, units] = await Promise.all([
    findCars(db),
    findOperators(db),
    findCarSuppliers(db),
    findStates(db, { start: startDate, end: startDate }),
    findEntriesToPlan(db, { startDate, endDate, tour }),
    findUnits(db, { days: { startDate, endDate }, tour }),
  ])
  const onDay = operators.map((operator) => ({ ...operator, ...stateOf(operator._id) }))
  return {
    cars: cars.map((car) => ({ ...car, ...stateOf(car._id) })),
    guides: onDay.filter((operator) => operator.role === 'guide'),
    drivers: onDay.filter((operator) => operator.role === 'driver'),
    carSuppliers,
    purchasedTours,
    dayEventCars: units.map(presentUnit),
  }
}
