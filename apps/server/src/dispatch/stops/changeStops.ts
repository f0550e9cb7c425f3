import { Problem } from '@tourdesk/contract/kernel/problem'
import {
  changeStopsOfUnits,
  isSameStops,
  type PlannedStop,
  changeStops as planStops,
  type StopsPlan,
} from '@tourdesk/domain/dispatch/stops/changeStops'
import { keepUndo } from '../../activity/keepUndo.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { checkVersion } from '../../kernel/versions.ts'
import type { StoredRider } from '../riders.ts'
import { lockStops } from './lockStops.ts'
import type { StoredStops } from './storedStops.ts'
import { writeStops } from './writeStops.ts'

/** The stops of a unit as a planner left them, and the version of the unit that they saw. */
export interface SentStops {
  tourCar: string
  stops: readonly PlannedStop[]
  updatedAt: string
}

/**
 * Sets the order of a unit's stops and their times, which become the planned pickup times of their parties.
 * Throws `not_found` (404), `changed_by_another` (409) if `updatedAt` isn't the stored version or the stops are
 * no longer these, or `stop_time_invalid` (400) at each wrong time.
 * @returns how to undo it; null if nothing changed
 */
export async function changeStops(call: Call, sent: SentStops): Promise<string | null> {
  authorize(call.actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    const [before] = await lockSeen(tx, call, [sent])
    if (!before) throw new Problem('not_found')
    return saveStops(tx, call, [{ before, plan: acceptFields(planStops(before.stops, sent.stops)) }])
  })
}

/**
 * The same for several units at once, all or nothing. Throws what `changeStops` throws, with the fields of
 * each unit under `units.N`, and `party_time_differs` (400) for a party with two times.
 */
export async function changeStopsTogether(call: Call, sent: readonly SentStops[]): Promise<string | null> {
  authorize(call.actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    const locked = await lockSeen(tx, call, sent)
    const plans = acceptFields(
      changeStopsOfUnits(locked.map(({ stops }, index) => ({ stops, sent: sent[index]?.stops ?? [] }))),
    )
    return saveStops(
      tx,
      call,
      locked.flatMap((before, index) => {
        const plan = plans[index]
        return plan ? [{ before, plan }] : []
      }),
    )
  })
}

/** Locks the units, in the order in which they were sent, if they're still as the planner saw them. */
async function lockSeen(tx: Tx, call: Call, sent: readonly SentStops[]): Promise<StoredStops[]> {
  const locked = await lockStops(
    tx,
    call,
    sent.map(({ tourCar }) => tourCar),
  )
  return sent.map(({ tourCar, stops, updatedAt }) => {
    const before = locked.find(({ unit }) => unit.id === tourCar)
    if (!before) throw new Problem('not_found')
    checkVersion(updatedAt, before.unit.updated_at)
    if (!isSameStops(before.stops, stops)) throw new Problem('changed_by_another')
    return before
  })
}

/** Writes the plans of locked units that change something. */
async function saveStops(
  tx: Tx,
  call: Call,
  units: readonly { before: StoredStops; plan: StopsPlan<StoredRider> }[],
) {
  const changed = units.filter(({ plan }) => plan.isChanged)
  if (changed.length === 0) return unchanged(null)
  const [first, ...more] = await writeStops(
    tx,
    call,
    changed.map(({ before, plan: { moved, order } }) => ({
      before,
      order,
      times: moved.map(({ party, to }) => ({ entry: party.entry, planned: to })),
    })),
  )
  if (first) await announce(tx, call, first, ...more)
  return keepUndo(
    tx,
    call,
    'changedStops',
    changed.map(({ before, plan: { moved, order } }) => ({
      unit: before.unit.id,
      order: { before: before.order, after: order },
      times: moved.map(({ party, to }) => ({
        entry: party.entry,
        before: party.row.planned_time,
        after: to,
      })),
    })),
  )
}
