import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { Tx } from '../kernel/database.ts'
import { lockRows } from '../schema/lockRows.ts'
import { type Crew, peopleOf } from './crew.ts'

/**
 * Locks the cars and people that join a unit, so that of two saves that want the same one, the second waits
 * and sees the first. Throws `field_invalid` (400) for those that don't exist or no longer work here.
 */
export async function lockCrew(tx: Tx, before: Crew, after: Crew): Promise<void> {
  const issues = [
    ...(await lockCar(tx, after.car)),
    ...(await lockPeople(tx, before, after)),
    ...(await checkSupplier(tx, after.externalCar?.carSupplier)),
  ]
  if (issues.length > 0) throw fieldProblem(issues)
}

const invalid = (field: string) => [{ field, code: 'field_invalid' as const }]

async function lockCar(tx: Tx, car: string | null) {
  if (!car) return []
  await lockRows(tx, 'cars', [car])
  const found = await tx.selectFrom('cars').select('id').where('id', '=', car).executeTakeFirst()
  return found ? [] : invalid('car')
}

async function lockPeople(tx: Tx, before: Crew, after: Crew) {
  const people = peopleOf(after)
  if (people.length === 0) return []
  await lockRows(tx, 'operators', people)
  const rows = await tx
    .selectFrom('operators')
    .select(['id', 'deleted_at'])
    .where('id', 'in', people)
    .execute()
  const present = peopleOf(before)
  const usable = new Set(
    rows.filter((row) => !row.deleted_at || present.includes(row.id)).map((row) => row.id),
  )
  return [
    ...(after.guide.every((guide) => usable.has(guide)) ? [] : invalid('guide')),
    ...(after.driver === null || usable.has(after.driver) ? [] : invalid('driver')),
  ]
}

async function checkSupplier(tx: Tx, supplier: string | undefined) {
  if (!supplier) return []
  const found = await tx
    .selectFrom('car_suppliers')
    .select('id')
    .where('id', '=', supplier)
    .executeTakeFirst()
  return found ? [] : invalid('externalCar.carSupplier')
}
