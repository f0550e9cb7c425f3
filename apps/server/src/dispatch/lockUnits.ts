import { Problem } from '@tourdesk/contract/kernel/problem'
import { lockDepartures } from '../departures/lockDepartures.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { ask } from '../kernel/question.ts'
import { lockRows } from '../schema/lockRows.ts'
import { type StoredUnit, unitsOfIds } from './units.ts'

/**
 * Locks vehicle units; the caller has locked their departure and the orders they carry. Skips units that are
 * gone.
 */
export async function lockUnits(tx: Tx, ids: string[]): Promise<StoredUnit[]> {
  await lockRows(tx, 'vehicle_units', ids)
  return ask(tx, unitsOfIds(ids))
}

/** Locks one unit. Throws `not_found` (404). */
export async function lockUnit(tx: Tx, id: string): Promise<StoredUnit> {
  const [unit] = await lockUnits(tx, [id])
  if (!unit) throw new Problem('not_found')
  return unit
}

/** Locks a unit's departure, so that nobody else gets on or off. Throws `not_found` (404). */
export async function lockDepartureOf(tx: Tx, call: Call, unitId: string): Promise<void> {
  const [unit] = await ask(tx, unitsOfIds([unitId]))
  if (!unit) throw new Problem('not_found')
  await lockDepartures(tx, call, [{ tour: unit.tour_id, date: unit.tour_date }])
}
