import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import type { Reader } from '../../kernel/call.ts'

/** The departure of a vehicle unit. Throws `not_found` (404). */
export async function whereUnitIs(
  { db }: Pick<Reader, 'db'>,
  id: string,
): Promise<{ date: Day; tour: string }> {
  const unit = await db
    .selectFrom('vehicle_units')
    .select(['tour_date as date', 'tour_id as tour'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!unit) throw new Problem('not_found')
  return unit
}
