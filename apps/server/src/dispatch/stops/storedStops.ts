import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Stop } from '@tourdesk/domain/dispatch/stops/stop'
import { stopsOf } from '@tourdesk/domain/dispatch/stops/stopsOf'
import type { Builder } from '../../kernel/compiled.ts'
import { compiled } from '../../kernel/compiled.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { answering, askTogether } from '../../kernel/question.ts'
import { ridersOn, type StoredRider } from '../riders.ts'
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
  const { units, riders, order } = await askTogether(db, {
    units: unitsOfIds([id]),
    riders: ridersOn(id),
    order: orderOf(id),
  })
  const [unit] = units
  if (!unit) throw new Problem('not_found')
  return { unit, stops: stopsOf(riders, order), order }
}

/** Keys of a unit's stops in the planner's order. */
export function orderOf(unit: string) {
  return answering(keysOf({ unit }), (rows) => rows.map(({ key }) => key))
}

const keysOf = compiled((db: Builder, { unit }: { unit: string }) =>
  db.selectFrom('unit_stops').select('key').where('unit_id', '=', unit).orderBy('position'),
)
