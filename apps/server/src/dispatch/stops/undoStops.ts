import { Problem } from '@tourdesk/contract/kernel/problem'
import type { UndoData } from '../../activity/keepUndo.ts'
import { announce } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockStops } from './changeStops.ts'
import { writeStops } from './writeStops.ts'

declare module '../../activity/keepUndo.ts' {
  interface UndoData {
    changedStops: {
      unit: string
      order: { before: string[]; after: string[] }
      /** Planned pickup times; null for the listed one. */
      times: { entry: string; before: string | null; after: string }[]
    }
  }
}

/**
 * Restores the former order and times of a unit's stops. Throws `undo_changed` (409) if they were changed
 * since, or a party left the unit or is picked up at another time, and `not_found` (404) if the unit is gone.
 */
export async function undoStops(
  tx: Tx,
  call: Call,
  { unit, order, times }: UndoData['changedStops'],
): Promise<number> {
  authorize(call.actor, 'dispatch.write')
  const now = await lockStops(tx, call, unit)
  const planned = new Map(
    now.stops.flatMap(({ parties }) => parties.map(({ entry, row }) => [entry, row.planned_time])),
  )
  const isTouched =
    now.order.join() !== order.after.join() || times.some(({ entry, after }) => planned.get(entry) !== after)
  if (isTouched) throw new Problem('undo_changed')
  const events = await writeStops(tx, call, now, {
    times: times.map(({ entry, before }) => ({ entry, planned: before })),
    order: order.before,
  })
  await announce(tx, call, ...events)
  return 0
}
