import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import { activityRows } from './activityRows.ts'
import { showRows } from './showRows.ts'

/** One row of the log. Throws `not_found` (404), also for a row of an account that the caller doesn't see. */
export async function findActivityRow(call: Call<Person>, id: string): Promise<ActivityRow> {
  const [row] = await showRows(call, activityRows(call, {}).where('id', '=', id))
  if (!row) throw new Problem('not_found')
  return row
}
