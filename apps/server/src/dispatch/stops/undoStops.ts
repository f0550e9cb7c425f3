import { Problem } from '@tourdesk/contract/kernel/problem'
import type { UndoData } from '../../activity/keepUndo.ts'
import { announce } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockStops } from './lockStops.ts'
import type { StoredStops } from './storedStops.ts'
import { writeStops } from './writeStops.ts'

declare module '../../activity/keepUndo.ts' {
  interface UndoData {
    changedStops: {
      unit: string
      order: { before: string[]; after: string[] }
      /** Planned pickup times; null for the listed one. */
      times: { entry: string; before: string | null; after: string }[]
    }[]
  }
}

/**
 * Restores the former order and times of the stops of units. Throws `undo_changed` (409) if one of them was
 * changed since, or a party left its unit or is picked up at another time, and `not_found` (404) if a unit is
 * gone.
 */
export async function undoStops(tx: Tx, call: Call, kept: UndoData['changedStops']): Promise<number> {
  authorize(call.actor, 'dispatch.write')
  const locked = await lockStops(
    tx,
    call,
    kept.map(({ unit }) => unit),
  )
  const steps = kept.map((step) => {
    const now = locked.find(({ unit }) => unit.id === step.unit)
    if (!now) throw new Problem('not_found')
    if (isTouched(now, step)) throw new Problem('undo_changed')
    return { now, step }
  })
  const [first, ...more] = await writeStops(
    tx,
    call,
    steps.map(({ now, step: { times, order } }) => ({
      before: now,
      order: order.before,
      times: times.map(({ entry, before }) => ({ entry, planned: before })),
    })),
  )
  if (first) await announce(tx, call, first, ...more)
  return 0
}

/** True if the order or one of the times is another than the saved one. */
function isTouched(now: StoredStops, { order, times }: UndoData['changedStops'][number]): boolean {
  const planned = new Map(
    now.stops.flatMap(({ parties }) => parties.map(({ entry, row }) => [entry, row.planned_time])),
  )
  return (
    now.order.join() !== order.after.join() || times.some(({ entry, after }) => planned.get(entry) !== after)
  )
}
