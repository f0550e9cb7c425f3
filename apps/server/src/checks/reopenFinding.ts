import type { Person } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { aboutDay } from './aboutDay.ts'

/** Removes the mark that a finding of a day is known. Does nothing if there's none. */
export async function reopenFinding(call: Call<Person>, date: Day, key: string): Promise<void> {
  authorize(call.actor, 'dispatch.write')
  await inTransaction(call, async (tx) => {
    const mark = await tx
      .deleteFrom('day_known')
      .where('date', '=', date)
      .where('key', '=', key)
      .returning(['code', 'reason'])
      .executeTakeFirst()
    if (!mark) return unchanged(undefined)
    await announce(tx, call, {
      name: 'day.findingReopened',
      ...aboutDay(date),
      facts: { date, finding: mark.code, reason: mark.reason },
    })
  })
}
