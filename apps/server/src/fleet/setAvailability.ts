import { Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { type AvailabilityRange, setRange } from '@tourdesk/domain/fleet/availability'
import { checkRange, type RangeFields } from '@tourdesk/domain/fleet/checkRange'
import { keepUndo } from '../activity/keepUndo.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { lockRanges, noRange, type Owner, storeRanges, subjectOf } from './rangeOwner.ts'

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
    const { event, ...set } = await setDays(tx, owner, {
      _id: replaced,
      startDate,
      endDate,
      status,
      notes,
    })
    await announce(tx, call, event)
    const after = await lockRanges(tx, owner)
    return keepUndo(tx, call, 'availability', { ...set, after })
  })
}

/**
 * The step that sets days in an open transaction; a range with an id replaces the stored one. Throws
 * `not_found` (404) for the owner or the range, `range_assigned` (409).
 * @returns the event to announce, and what undoing needs to know
 */
export async function setDays(tx: Tx, owner: Owner, range: AvailabilityRange) {
  const before = await lockRanges(tx, owner)
  const { _id: replaced } = range
  const was = before.find(({ _id }) => _id !== null && _id === replaced) ?? null
  if (replaced && !was) throw new Problem('not_found')
  await storeRanges(tx, owner, accept(setRange(before, range, replaced)))
  const event: DomainEvent = {
    name: owner.objType === 'Car' ? 'car.availabilitySet' : 'operator.availabilitySet',
    subject: await subjectOf(tx, owner),
    ...diffOf(was ?? noRange, range),
  }
  return { event, owner, before, was, is: range }
}
