import { Problem } from '@tourdesk/contract/kernel/problem'
import { removeRange } from '@tourdesk/domain/fleet/availability'
import { keepUndo } from '../activity/keepUndo.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { lockRanges, type Owner, storeRanges, subjectOf } from './rangeOwner.ts'

/**
 * Removes a range of a car or an operator; its days are free again.
 * Throws `not_found` (404) for the owner or the range, `range_assigned` (409).
 * @returns how to undo it
 */
export async function removeAvailability(call: Call, owner: Owner, rangeId: string): Promise<string | null> {
  authorize(call.actor, 'fleet.write')
  return inTransaction(call, async (tx) => {
    const ranges = await lockRanges(tx, owner)
    const removed = ranges.find((range) => range._id === rangeId)
    if (!removed) throw new Problem('not_found')
    await storeRanges(tx, owner, accept(removeRange(ranges, rangeId)))
    await announce(tx, call, {
      name: owner.objType === 'Car' ? 'car.availabilityRemoved' : 'operator.availabilityRemoved',
      subject: await subjectOf(tx, owner),
      before: { ...removed },
    })
    const after = await lockRanges(tx, owner)
    return keepUndo(tx, call, 'availability', { owner, before: ranges, after, was: removed, is: null })
  })
}
