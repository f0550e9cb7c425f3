import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import type { activityRows } from './activityRows.ts'
import { presentActivity } from './presentActivity.ts'
import { withNames } from './withNames.ts'

/** Runs a query of the log and returns its rows as the caller may see them, newest first. */
export async function showRows(
  call: Call<Person>,
  chosen: ReturnType<typeof activityRows>,
): Promise<ActivityRow[]> {
  const rows = await call.db
    .selectFrom(chosen.selectAll('audit_log').as('audit_log'))
    .leftJoin('accounts', 'accounts.id', 'account_id')
    .selectAll('audit_log')
    .select('accounts.name as account_name')
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .execute()
  return withNames(
    call,
    rows.map((row) => presentActivity(row, call.actor)),
  )
}
