import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Tx } from '../kernel/database.ts'
import { ask } from '../kernel/question.ts'
import { type StoredUnit, unitsOfIds } from './units.ts'

/**
 * Locks vehicle units in the order of their ids, so that two who want the same ones wait and never block each other.
 * Whoever locks orders too does that first. Units that are gone are left out.
 */
export async function lockUnits(tx: Tx, ids: string[]): Promise<StoredUnit[]> {
  await tx.selectFrom('vehicle_units').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return ask(tx, unitsOfIds(ids))
}

/** Locks one unit. Throws `not_found` (404). */
export async function lockUnit(tx: Tx, id: string): Promise<StoredUnit> {
  const [unit] = await lockUnits(tx, [id])
  if (!unit) throw new Problem('not_found')
  return unit
}
