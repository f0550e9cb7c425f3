import type { Person } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import { checkReason } from '@tourdesk/domain/checks/checkReason'
import { mayBeKnown } from '@tourdesk/domain/checks/finding'
import { refuse } from '@tourdesk/domain/decision'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { aboutDay } from './aboutDay.ts'
import { readDay } from './readDay.ts'

/**
 * Marks a finding of a day as known. A second mark replaces the reason. Throws `reason_required` (400), and
 * `finding_gone` (409) if the finding has been solved or its facts have changed.
 */
export async function markKnown(
  call: Call<Person>,
  date: Day,
  { key, reason }: { key: string; reason: string },
): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'dispatch.write')
  acceptFields(checkReason({ reason }))
  await inTransaction(call, async (tx) => {
    const { findings } = await readDay(tx, date, now)
    const finding = findings.find((one) => one.key === key)
    if (!finding || !mayBeKnown(finding)) return accept(refuse('finding_gone'))
    if (finding.known?.reason === reason) return unchanged(undefined)
    const mark = { reason, user_id: actor.userId, by_name: actor.name, at: now }
    await insertInto(tx, 'day_known', { date, key, code: finding.code, ...mark })
      .onConflict((conflict) => conflict.columns(['date', 'key']).doUpdateSet(mark))
      .execute()
    await announce(tx, call, {
      name: 'day.findingKnown',
      ...aboutDay(date),
      facts: { date, finding: finding.code, ...finding.params, reason },
    })
  })
}
