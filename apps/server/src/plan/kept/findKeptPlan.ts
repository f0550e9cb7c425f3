import type { Selectable } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import type { DayPlans } from '../../schema/dispatch.ts'
import { keptSince } from '../planLife.ts'

/** A plan that hasn't expired. */
export function findKeptPlan(
  { db, now }: Pick<Call, 'db' | 'now'>,
  id: string,
): Promise<Selectable<DayPlans> | undefined> {
  return db
    .selectFrom('day_plans')
    .selectAll()
    .where('id', '=', id)
    .where('created_at', '>', keptSince(now))
    .executeTakeFirst()
}
