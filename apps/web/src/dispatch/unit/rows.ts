import type { CarOnDay } from '@tourdesk/contract/fleet/cars'
import type { OperatorOnDay } from '@tourdesk/contract/fleet/operators'
import type { CarRow } from '@tourdesk/domain/dispatch/assignCar'
import type { OperatorRow } from '@tourdesk/domain/dispatch/assignOperator'
import { dayStatusFor } from '@tourdesk/domain/dispatch/dayStatus'
import { nameOf } from './unitFilters.ts'

/** A car as seen from a unit. */
export function carRow(unitId: string, car: CarOnDay): CarRow {
  return { _id: car._id, seats: car.seats, status: dayStatusFor(unitId, car) }
}

/** A guide or a driver as seen from a unit, with their own car. */
export function operatorRow(unitId: string, operator: OperatorOnDay, cars: readonly CarOnDay[]): OperatorRow {
  const own = cars.find((car) => car._id === operator.car)
  return {
    _id: operator._id,
    name: nameOf(operator),
    role: operator.role,
    status: dayStatusFor(unitId, operator),
    car: own ? { _id: own._id, seats: own.seats, isFree: dayStatusFor(unitId, own) === 'free' } : null,
  }
}
