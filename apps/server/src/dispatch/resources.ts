import type { Assignments } from '@tourdesk/contract/dispatch/dispatch'
import type { DayRange } from '@tourdesk/domain/calendar'
import { carSupplierRows, toCarSupplier } from '../fleet/carSuppliers.ts'
import { carRows, toCar } from '../fleet/cars.ts'
import { operatorRows, toOperator } from '../fleet/operators.ts'
import { statesOn } from '../fleet/states.ts'

/** Everything that can be put on a unit, with its state over some days. */
export function resourcesOn(days: DayRange) {
  return {
    cars: carRows(),
    operators: operatorRows(),
    carSuppliers: carSupplierRows(),
    stateOf: statesOn(days),
  }
}

type Stored = {
  [Name in keyof ReturnType<typeof resourcesOn>]: ReturnType<ReturnType<typeof resourcesOn>[Name]['read']>
}

/** The same in the contract's shape. Guides of a unit also have `timesOnTour`, see `findResources`. */
export function presentResources({
  cars,
  operators,
  carSuppliers,
  stateOf,
}: Stored): Pick<Assignments, 'cars' | 'guides' | 'drivers' | 'carSuppliers'> {
  const people = operators.map((row) => ({ ...toOperator(row), ...stateOf(row.id) }))
  return {
    cars: cars.map((row) => ({ ...toCar(row), ...stateOf(row.id) })),
    guides: people.filter((operator) => operator.role === 'guide'),
    drivers: people.filter((operator) => operator.role === 'driver'),
    carSuppliers: carSuppliers.map(toCarSupplier),
  }
}
