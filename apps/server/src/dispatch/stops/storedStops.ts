import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Stop } from '@tourdesk/domain/dispatch/stops/stop'
import { stopsOf } from '@tourdesk/domain/dispatch/stops/stopsOf'
import { sql } from 'kysely'
import type { Builder } from '../../kernel/compiled.ts'
import { compiled } from '../../kernel/compiled.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { answering, askTogether, type Question } from '../../kernel/question.ts'
import { ridersOnUnits, type StoredRider } from '../riders.ts'
import { type StoredUnit, unitsOfIds } from '../units.ts'

/** A unit's stops in order. */
export interface StoredStops {
  unit: StoredUnit
  stops: Stop<StoredRider>[]
  /** Stop keys in the planner's order. */
  order: string[]
}

/** The stops of a unit. Throws `not_found` (404). */
export async function storedStops(db: Db | Tx, id: string): Promise<StoredStops> {
  const [stops] = await storedStopsOf(db, [id])
  if (!stops) throw new Problem('not_found')
  return stops
}

/** The stops of several units, by first day and age. Skips units that are gone. */
export async function storedStopsOf(db: Db | Tx, ids: string[]): Promise<StoredStops[]> {
  const { units, riders, orders } = await askTogether(db, {
    units: unitsOfIds(ids),
    riders: ridersOnUnits(ids),
    orders: ordersOf(ids),
  })
  return units.map((unit) => {
    const order = orders.get(unit.id) ?? []
    return { unit, stops: stopsOf(riders.get(unit.id) ?? [], order), order }
  })
}

/** Keys of a unit's stops in the planner's order. */
export function orderOf(unit: string): Question<string[]> {
  return answering(ordersOf([unit]), (byUnit) => byUnit.get(unit) ?? [])
}

function ordersOf(units: string[]): Question<Map<string, string[]>> {
  return answering(keysOf({ units }), (rows) => {
    const byUnit = Map.groupBy(rows, ({ unit_id }) => unit_id)
    return new Map([...byUnit].map(([unit, keys]) => [unit, keys.map(({ key }) => key)]))
  })
}

const keysOf = compiled((db: Builder, { units }: { units: string[] }) =>
  db
    .selectFrom('unit_stops')
    .select(['unit_id', 'key'])
    .where('unit_id', '=', sql<string>`any(${units}::uuid[])`)
    .orderBy('position'),
)
