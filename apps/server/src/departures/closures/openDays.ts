import { Problem } from '@tourdesk/contract/kernel/problem'
import { keepUndo } from '../../activity/keepUndo.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockClosures, subjectOf, toClosure, toLog } from '../closureRows.ts'
import { closeCovered, openCovered } from './closeCovered.ts'
import { announceEach } from './closeDays.ts'

declare module '../../activity/keepUndo.ts' {
  interface UndoData {
    endedClosure: {
      closure: string
      /** The departures that it had closed. */
      departures: string[]
      /** From then on, departures were made open. */
      openedAt: string
    }
  }
}

/**
 * Ends a closure: opens the departures that it alone closed. Again it changes nothing. Throws `not_found` (404).
 * @returns how to undo it
 */
export async function openDays(call: Call, id: string): Promise<string | null> {
  const { actor, now } = call
  authorize(actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    const row = await lockClosure(tx, id)
    if (!row) throw new Problem('not_found')
    if (row.opened_at) return unchanged(null)
    await tx.updateTable('departure_closures').set({ opened_at: now }).where('id', '=', id).execute()
    const closure = toClosure(row)
    const { ids, events } = await openCovered(tx, call, closure)
    const before = await toLog(tx, closure)
    await announce(tx, call, { name: 'closure.ended', subject: subjectOf(closure), before })
    await announceEach(tx, call, events)
    const kept = { closure: id, departures: ids, openedAt: now.toISOString() }
    return keepUndo(tx, call, 'endedClosure', kept)
  })
}

/**
 * Restores a closure, also for departures that were made since it ended. One that was opened on its own before
 * stays open. Throws `undo_changed` (409) if it was restored already.
 */
export async function undoOpenDays(
  tx: Tx,
  call: Call,
  { closure: id, departures, openedAt }: { closure: string; departures: string[]; openedAt: string },
): Promise<number> {
  authorize(call.actor, 'dispatch.write')
  const row = await lockClosure(tx, id)
  if (row?.opened_at?.toISOString() !== openedAt) throw new Problem('undo_changed')
  await tx.updateTable('departure_closures').set({ opened_at: null }).where('id', '=', id).execute()
  const closure = toClosure(row)
  const known = new Set(departures)
  const closed = await closeCovered(
    tx,
    call,
    closure,
    (departure) => known.has(departure.id) || departure.created_at >= new Date(openedAt),
  )
  const after = await toLog(tx, closure)
  await announce(tx, call, { name: 'closure.restored', subject: subjectOf(closure), after })
  await announceEach(tx, call, closed)
  return 0
}

async function lockClosure(tx: Tx, id: string) {
  await lockClosures(tx)
  return tx.selectFrom('departure_closures').selectAll().where('id', '=', id).executeTakeFirst()
}
