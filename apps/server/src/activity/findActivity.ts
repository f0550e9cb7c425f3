import type { ActivityQuery } from '@tourdesk/contract/lists'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import { activityRows } from './activityRows.ts'
import { showRows } from './showRows.ts'

/** Counting millions of rows takes seconds, and nobody pages through that many. */
const mostCounted = 10_000

/** A page of the activity log, newest first. */
export async function findActivity(call: Call<Person>, { page, limit, ...asked }: ActivityQuery) {
  const found = activityRows(call, asked)
  const [data, { total }] = await Promise.all([
    showRows(
      call,
      found
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    ),
    call.db
      .selectFrom(found.select('id').limit(mostCounted).as('counted'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data, total, page, limit }
}
