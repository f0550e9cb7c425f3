import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import { showRows } from '../../activity/showRows.ts'
import type { Call } from '../../kernel/call.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { isPlanChange } from './isPlanChange.ts'

/** The most changes listed; a day with more has to be looked at as a whole. */
const mostChanges = 200

/** The changes of a day's plan since it was signed off, newest first; none if nobody did. */
export async function findPlanChanges(call: Call<Person>, date: Day): Promise<ActivityRow[]> {
  const changes = call.db
    .selectFrom('audit_log')
    .where(isPlanChange(scopedRows(call.db, everyOrder), date))
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(mostChanges)
  return showRows(call, changes)
}
