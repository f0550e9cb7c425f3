import type { CapacityRule } from '@tourdesk/contract/departures/capacityRules'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { byName } from '../../kernel/byName.ts'
import type { Call } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { presentCapacityRule } from './capacityRuleRows.ts'

/** Capacity rules by tour, those for all groups and languages first, then by their first day. */
export async function findCapacityRules({ db }: Pick<Call, 'db'>): Promise<CapacityRule[]> {
  const rows = await selectRules(db)
    .where('tours.deleted_at', 'is', null)
    .orderBy(byName('tours.name'))
    .orderBy('group_type', (order) => order.asc().nullsFirst())
    .orderBy('language', (order) => order.asc().nullsFirst())
    .orderBy('start_date', (order) => order.asc().nullsFirst())
    .orderBy('capacity_rules.id')
    .execute()
  return rows.map(presentCapacityRule)
}

/** One rule. Throws `not_found` (404). */
export async function findCapacityRule({ db }: Pick<Call, 'db'>, id: string): Promise<CapacityRule> {
  const row = await selectRules(db).where('capacity_rules.id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return presentCapacityRule(row)
}

function selectRules(db: Db) {
  return db
    .selectFrom('capacity_rules')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .selectAll('capacity_rules')
    .select('tours.name as tour_name')
}
