import type { Undone } from '@tourdesk/contract/activity/undo'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { withoutEvent } from '../kernel/announce.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { type UndoData, type UndoKind, undoableSince } from './keepUndo.ts'

/**
 * The verb that undoes each kind of change: authorizes, locks, checks that nothing changed since, writes and
 * announces. Returns how many tours couldn't be put back on their vehicle. Throws `undo_changed` (409) or the
 * rules' refusal.
 */
export type Undoers = {
  [Kind in UndoKind]: (tx: Tx, call: Call<Person>, data: UndoData[Kind]) => Promise<number>
}

/**
 * Undoes a change that the caller made in this account; the undoer authorizes and announces. Repeating a step
 * changes nothing.
 * Throws `not_found` (404), `undo_too_late` (409) or what the undoer throws.
 */
export async function takeUndo(call: Call<Person>, undoers: Undoers, id: string): Promise<Undone> {
  const { actor, now } = call
  const unassigned = await withoutEvent(call, async (tx) => {
    const step = await tx
      .selectFrom('undo_steps')
      .select(['kind', 'data', 'created_at', 'taken_at'])
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .where('account_id', '=', actor.account._id)
      .forUpdate()
      .executeTakeFirst()
    if (!step) throw new Problem('not_found')
    if (step.taken_at) return 0
    if (step.created_at < undoableSince(now)) throw new Problem('undo_too_late')
    await tx.updateTable('undo_steps').set({ taken_at: now }).where('id', '=', id).execute()
    return undo(tx, call, undoers, step)
  })
  return { success: true, unassigned }
}

/** The casts are safe: each kind reads only the data that it wrote. */
function undo<Kind extends UndoKind>(
  tx: Tx,
  call: Call<Person>,
  undoers: Undoers,
  { kind, data }: { kind: string; data: unknown },
): Promise<number> {
  return undoers[kind as Kind](tx, call, data as UndoData[Kind])
}
