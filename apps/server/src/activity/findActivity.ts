import type { ActivityQuery } from '@tourdesk/contract/lists'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import { activityRows } from './activityRows.ts'
import { presentActivity } from './presentActivity.ts'
import { withNames } from './withNames.ts'

/** Counting millions takes seconds that nobody waits for: whoever has more than this to look through filters first. */
const mostCounted = 10_000

/** A page of the activity log, newest first (AUD-01). */
export async function findActivity(call: Call<Person>, { page, limit, ...asked }: ActivityQuery) {
  const found = activityRows(call, asked)
  const [rows, { total }] = await Promise.all([
    call.db
      .selectFrom(
        found
          .selectAll('audit_log')
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .as('audit_log'),
      )
      .leftJoin('accounts', 'accounts.id', 'account_id')
      .selectAll('audit_log')
      .select('accounts.name as account_name')
      .orderBy('at', 'desc')
      .orderBy('audit_log.id', 'desc')
      .execute(),
    call.db
      .selectFrom(found.select('id').limit(mostCounted).as('counted'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const data = await withNames(
    call,
    rows.map((row) => presentActivity(row, call.actor)),
  )
  return { data, total, page, limit }
}
