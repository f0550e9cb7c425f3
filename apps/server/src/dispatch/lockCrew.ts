import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { Tx } from '../kernel/database.ts'
import { lockRows } from '../schema/lockRows.ts'
import { type Crew, peopleOf } from './crew.ts'

/**
 * Locks the cars and people that join a unit, so that of two saves that want the same one, the second waits
 * and sees the first. Throws `field_invalid` (400) for those that don't exist or no longer work here.
 */
export async function lockCrew(tx: Tx, before: Crew, after: Crew): Promise<void> {
  const fields = await lockCrews(tx, [{ before, after, at: '' }])
  if (fields.length > 0) throw fieldProblem(fields.map((field) => ({ field, code: 'field_invalid' })))
}

/** The vehicle and crew that a unit gets; `at` is where they're in what was sent, such as `units.0.crew.`. */
export interface CrewChange {
  before: Crew
  after: Crew
  at: string
}

/**
 * The same for several units, whose cars and people are locked all at once.
 * @returns the fields of those that don't exist or no longer work here
 */
export async function lockCrews(tx: Tx, changes: readonly CrewChange[]): Promise<string[]> {
  const cars = await lockCars(
    tx,
    changes.flatMap(({ after }) => after.car ?? []),
  )
  const people = await lockPeople(
    tx,
    changes.flatMap(({ after }) => peopleOf(after)),
  )
  const suppliers = await knownSuppliers(
    tx,
    changes.flatMap(({ after }) => after.externalCar?.carSupplier ?? []),
  )
  return changes.flatMap(({ before, after: { car, externalCar, driver, guide }, at }) => {
    const isUsable = (person: string) =>
      people.get(person) || (people.has(person) && peopleOf(before).includes(person))
    return [
      ...(car === null || cars.has(car) ? [] : ['car']),
      ...(guide.every(isUsable) ? [] : ['guide']),
      ...(driver === null || isUsable(driver) ? [] : ['driver']),
      ...(externalCar === null || suppliers.has(externalCar.carSupplier) ? [] : ['externalCar.carSupplier']),
    ].map((field) => at + field)
  })
}

async function lockCars(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  await lockRows(tx, 'cars', ids)
  const rows = await tx.selectFrom('cars').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The people there are: true for those who still work here. */
async function lockPeople(tx: Tx, ids: readonly string[]): Promise<Map<string, boolean>> {
  if (ids.length === 0) return new Map()
  await lockRows(tx, 'operators', ids)
  const rows = await tx.selectFrom('operators').select(['id', 'deleted_at']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, deleted_at }) => [id, deleted_at === null]))
}

async function knownSuppliers(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('car_suppliers').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
