import { Problem } from '@tourdesk/contract/kernel/problem'
import { removeRange } from '@tourdesk/domain/fleet/availability'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { announceFleet } from './announceFleet.ts'
import { lockRanges, type Owner, storeRanges } from './rangeOwner.ts'

/**
 * Removes a range of a car or an operator; its days are free again (AVL-09).
 * Throws `not_found` (404) for the owner or the range, `range_assigned` (409).
 */
export async function removeAvailability(call: PersonCall, owner: Owner, rangeId: string): Promise<void> {
  authorize(call.actor, 'fleet.write')
  await inTransaction(call, async (tx) => {
    const ranges = await lockRanges(tx, owner)
    const removed = ranges.find((range) => range._id === rangeId)
    if (!removed) throw new Problem('not_found')
    await storeRanges(tx, owner, accept(removeRange(ranges, rangeId)))
    await audit(tx, call, {
      entity: owner.objType,
      entityId: owner.id,
      action: 'availability removed',
      details: { before: removed },
    })
    await announceFleet(tx, call)
  })
}
