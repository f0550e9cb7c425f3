import type { DayRange } from '@tourdesk/domain/calendar'
import type { settableAvailability } from '@tourdesk/domain/fleet/vocabulary'
import { sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'

/** What people set by hand for cars and operators (`resource`) on any of the days (AVL-10). */
export function findAvailability(
  db: Db | Tx,
  { start, end }: DayRange,
): Promise<{ resource: string; status: (typeof settableAvailability)[number] }[]> {
  return db
    .selectFrom('availability_ranges')
    .select([sql<string>`coalesce(car_id, operator_id)`.as('resource'), 'status'])
    .where(sql<boolean>`daterange(start_date, end_date, '[]') && daterange(${start}, ${end}, '[]')`)
    .execute()
}
