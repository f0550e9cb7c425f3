import type { OnDay } from '@tourdesk/contract/fleet/availabilityRange'
import type { CarOnDay } from '@tourdesk/contract/fleet/cars'
import type { Selectable } from 'kysely'
import { byName } from '../kernel/byName.ts'
import { compiled } from '../kernel/compiled.ts'
import type { Question } from '../kernel/question.ts'
import type { Cars } from '../schema/fleet.ts'

/** All stored cars of the fleet, by make and plate. */
export function carRows(): Question<Selectable<Cars>[]> {
  return allCars({})
}

const allCars = compiled((db) =>
  db.selectFrom('cars').selectAll().orderBy(byName('make')).orderBy('plate_id'),
)

/** The contract's shape of a car. */
export function toCar(row: Selectable<Cars>): Omit<CarOnDay, keyof typeof OnDay> {
  return {
    _id: row.id,
    plateId: row.plate_id,
    seats: row.seats,
    make: row.make,
    year: row.year,
    notes: row.notes,
    isPrivateOwned: row.is_private_owned,
  }
}
