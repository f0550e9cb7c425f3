import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { checkDaysOff, type DaysOff, enterDaysOff } from '@tourdesk/domain/fleet/daysOff'
import { noRange, storeRanges } from '../../fleet/rangeOwner.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { CrewCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept, acceptFields } from '../../kernel/decide.ts'
import { usedKey } from '../../kernel/usedKey.ts'
import { lockPerson } from './lockPerson.ts'

interface DaysOffForm {
  startDate: Day | null
  endDate: Day | null
  /** Becomes the id of the range, so that a repeated call finds it. */
  clientKey: string
}

/**
 * Marks days as unavailable for the person of a phone. Throws wrong fields (400), `crew_session_ended` (401) if
 * the person was deleted, and the rules' refusals (409) for days that are taken.
 */
export async function enterAway(call: CrewCall, form: DaysOffForm): Promise<void> {
  authorize(call.actor, 'crew.days')
  const today = dayIn(call.now)
  const { clientKey: _id, startDate, endDate } = acceptFields(checkDaysOff(form, today))
  const days: DaysOff = { _id, startDate, endDate }
  await inTransaction(call, async (tx) => {
    const { owner, subject, ranges } = await lockPerson(tx, call.actor)
    if (await isKnown(tx, owner.id, days)) return unchanged(undefined)
    const after = accept(enterDaysOff(ranges, days))
    await storeRanges(tx, owner, after)
    const entered = after.find((range) => range._id === _id)
    await announce(tx, call, {
      name: 'operator.availabilitySet',
      subject,
      ...diffOf({ ...noRange, isOwn: null }, { ...noRange, isOwn: null, ...entered }),
    })
  })
}

/** True if an earlier call entered these days. Refuses a key that belongs to something else. */
async function isKnown(tx: Tx, operator: string, { _id, startDate, endDate }: DaysOff): Promise<boolean> {
  const range = await tx
    .selectFrom('availability_ranges')
    .select(['operator_id', 'start_date', 'end_date'])
    .where('id', '=', _id)
    .executeTakeFirst()
  if (!range) return false
  const isSame =
    range.operator_id === operator && range.start_date === startDate && range.end_date === endDate
  if (!isSame) throw usedKey()
  return true
}
