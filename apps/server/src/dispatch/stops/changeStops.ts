import { Problem } from '@tourdesk/contract/kernel/problem'
import {
  isSameStops,
  type PlannedStop,
  changeStops as planStops,
} from '@tourdesk/domain/dispatch/stops/changeStops'
import { keepUndo } from '../../activity/keepUndo.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { checkVersion } from '../../kernel/versions.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { lockDepartureOf } from '../lockUnits.ts'
import { type StoredStops, storedStops } from './storedStops.ts'
import { writeStops } from './writeStops.ts'

/**
 * Sets the order of a unit's stops and their times, which become the planned pickup times of their parties.
 * Throws `not_found` (404), `changed_by_another` (409) if `readAt` isn't the stored version or the stops are
 * no longer these, or `stop_time_invalid` (400) at each wrong time.
 * @returns how to undo it; null if nothing changed
 */
export async function changeStops(
  call: Call,
  id: string,
  sent: readonly PlannedStop[],
  readAt: string,
): Promise<string | null> {
  authorize(call.actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    const before = await lockStops(tx, call, id)
    checkVersion(readAt, before.unit.updated_at)
    if (!isSameStops(before.stops, sent)) throw new Problem('changed_by_another')
    const { moved, order, isChanged } = acceptFields(planStops(before.stops, sent))
    if (!isChanged) return unchanged(null)
    const times = moved.map(({ party, to }) => ({ entry: party.entry, planned: to }))
    await announce(tx, call, ...(await writeStops(tx, call, before, { times, order })))
    return keepUndo(tx, call, 'changedStops', {
      unit: id,
      order: { before: before.order, after: order },
      times: moved.map(({ party, to }) => ({
        entry: party.entry,
        before: party.row.planned_time,
        after: to,
      })),
    })
  })
}

/**
 * A unit's stops; locks departure, orders and unit, so that nobody gets on or off. Throws `not_found` (404).
 */
export async function lockStops(tx: Tx, call: Call, unit: string): Promise<StoredStops> {
  await lockDepartureOf(tx, call, unit)
  const { stops } = await storedStops(tx, unit)
  const orders = stops.flatMap(({ parties }) => parties.map(({ row }) => row.order_id))
  await lockRows(tx, 'orders', [...new Set(orders)])
  await lockRows(tx, 'vehicle_units', [unit])
  return storedStops(tx, unit)
}
