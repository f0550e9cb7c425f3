import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import { presentActivity } from './presentActivity.ts'
import { withNames } from './withNames.ts'

/** Where a row of the log lies: its time names the month, without which every month would be searched for the id. */
export interface ActivityKey {
  at: Date
  id: string
}

/** Rows by their keys; both newest first. */
export async function readActivity(call: Call<Person>, keys: ActivityKey[]) {
  const [newest, oldest] = [keys.at(0), keys.at(-1)]
  if (!newest || !oldest) return []
  const rows = await call.db
    .selectFrom('audit_log')
    .leftJoin('accounts', 'accounts.id', 'account_id')
    .selectAll('audit_log')
    .select('accounts.name as account_name')
    .where('at', '>=', oldest.at)
    .where('at', '<=', newest.at)
    .where(
      'audit_log.id',
      'in',
      keys.map(({ id }) => id),
    )
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .execute()
  return withNames(
    call,
    rows.map((row) => presentActivity(row, call.actor)),
  )
}
