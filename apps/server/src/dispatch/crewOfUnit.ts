import { sql } from 'kysely'
import type { Builder } from '../kernel/compiled.ts'

/** The crew of the enclosing query's vehicle unit, in order: `unit_crew` with the people's `operators`. */
export function crewOfUnit(db: Builder) {
  return db
    .selectFrom('unit_crew')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .where('unit_id', '=', sql.ref<string>('vehicle_units.id'))
    .orderBy('position')
}

/** A member's full name. */
export const crewName = sql<string>`trim(first_name || ' ' || last_name)`
