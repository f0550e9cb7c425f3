import { type RawBuilder, sql } from 'kysely'
import { isBooked } from '../entries/booked.ts'
import { scopedRows } from '../schema/orderTables.ts'
import type { Reading } from './counted.ts'

/**
 * The vehicles with a tour that isn't canceled, as rows of a query: `unit_id`, `people` on it from such tours,
 * and the `languages` of these tours.
 */
export function peopleOfUnits({ db, scope }: Pick<Reading, 'db' | 'scope'>): RawBuilder<unknown> {
  const parts = scopedRows(db, scope)
    .entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .where(isBooked())
    .select([
      'unit_parts.unit_id',
      sql<number>`sum(unit_parts.head_count)::int`.as('people'),
      sql<string[]>`coalesce(array_agg(distinct order_entries.language)
        filter (where order_entries.language is not null), '{}')::text[]`.as('languages'),
    ])
    .groupBy('unit_parts.unit_id')
  return sql`${parts}`
}
