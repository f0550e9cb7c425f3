import { Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { setRange } from '@tourdesk/domain/fleet/availability'
import { checkRange, type RangeFields } from '@tourdesk/domain/fleet/checkRange'
import { keepUndo } from '../activity/keepUndo.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { lockRanges, noRange, storeRanges, subjectOf } from './rangeOwner.ts'

/** The input of the grid's dialog; `id` is the range to change. */
interface RangeForm extends RangeFields {
  id?: string | null | undefined
  notes: string
  itemId: string
}

/**
 * Sets the status of some days of a car or an operator; older ranges keep their other days.
 * Throws wrong fields (400), `not_found` (404) for the owner or the range, `range_assigned` (409).
 * @returns how to undo it
 */
export async function setAvailability(call: Call, form: RangeForm): Promise<string | null> {
  authorize(call.actor, 'fleet.write')
  const { objType, status, startDate, endDate, notes } = acceptFields(checkRange(form))
  const owner = { objType, id: form.itemId }
  const replaced = form.id || null
  return inTransaction(call, async (tx) => {
    const ranges = await lockRanges(tx, owner)
    if (replaced && !ranges.some((range) => range._id === replaced)) throw new Problem('not_found')
    const range = { _id: replaced, startDate, endDate, status, notes }
    await storeRanges(tx, owner, accept(setRange(ranges, range, replaced)))
    const was = ranges.find(({ _id }) => _id === replaced) ?? null
    await announce(tx, call, {
      name: objType === 'Car' ? 'car.availabilitySet' : 'operator.availabilitySet',
      subject: await subjectOf(tx, owner),
      ...diffOf(was ?? noRange, range),
    })
    const after = await lockRanges(tx, owner)
    return keepUndo(tx, call, 'availability', { owner, before: ranges, after, was, is: range })
  })
}
