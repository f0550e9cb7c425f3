import { Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import type { AvailabilityRange } from '@tourdesk/domain/fleet/availability'
import type { UndoData } from '../activity/keepUndo.ts'
import { announce } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { lockRanges, noRange, type Owner, storeRanges, subjectOf } from './rangeOwner.ts'

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    availability: {
      owner: Owner
      /** All its ranges before the change and after it. */
      before: AvailabilityRange[]
      after: AvailabilityRange[]
      /** The range that changed, as it was and as it is; null if there's none. */
      was: AvailabilityRange | null
      is: AvailabilityRange | null
    }
  }
}

/** Restores the days of a car or an operator from before a change, unless they changed since. */
export async function undoAvailability(
  tx: Tx,
  call: Call,
  { owner, before, after, was, is }: UndoData['availability'],
): Promise<number> {
  authorize(call.actor, 'fleet.write')
  const ranges = await lockRanges(tx, owner)
  if (!isSame(ranges, after)) throw new Problem('undo_changed')
  await storeRanges(tx, owner, before)
  await announce(tx, call, {
    name: owner.objType === 'Car' ? 'car.availabilitySet' : 'operator.availabilitySet',
    subject: await subjectOf(tx, owner),
    ...diffOf(is ?? noRange, was ?? noRange),
  })
  return 0
}

/** True if two lists have the same ranges; stored ones have their fields in another order. */
function isSame(one: AvailabilityRange[], other: AvailabilityRange[]): boolean {
  const text = (ranges: AvailabilityRange[]) =>
    JSON.stringify(
      ranges.map((range) => [
        range._id,
        range.startDate,
        range.endDate,
        range.status,
        range.notes,
        range.isOwn,
      ]),
    )
  return text(one) === text(other)
}
