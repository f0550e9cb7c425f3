import { Problem } from '@tourdesk/contract/kernel/problem'
import { dayIn } from '@tourdesk/domain/calendar'
import { removeDaysOff } from '@tourdesk/domain/fleet/daysOff'
import { storeRanges } from '../../fleet/rangeOwner.ts'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { CrewCall } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'
import { lockPerson } from './lockPerson.ts'

/**
 * Removes days off that the person of a phone entered, from tomorrow on. Throws `not_found` (404),
 * `crew_session_ended` (401) if the person was deleted, `day_off_of_office` and `day_off_over` (409).
 */
export async function removeAway(call: CrewCall, id: string): Promise<void> {
  authorize(call.actor, 'crew.days')
  await inTransaction(call, async (tx) => {
    const { owner, subject, ranges } = await lockPerson(tx, call.actor)
    const stored = await tx
      .selectFrom('availability_ranges')
      .select(['start_date', 'end_date', 'status', 'notes', 'is_own'])
      .where('id', '=', id)
      .where('operator_id', '=', owner.id)
      .where('status', '=', 'unavailable')
      .executeTakeFirst()
    if (!stored) throw new Problem('not_found')
    const { start_date: startDate, end_date: endDate, status, notes } = stored
    const isOwn = stored.is_own || undefined
    const left = accept(removeDaysOff(ranges, { startDate, endDate, isOwn }, dayIn(call.now)))
    await storeRanges(tx, owner, left)
    await announce(tx, call, {
      name: 'operator.availabilityRemoved',
      subject,
      before: { _id: id, startDate, endDate, status, notes, isOwn },
    })
  })
}
