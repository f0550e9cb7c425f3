import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'

/** What each kind of change keeps to be undone; features add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: the features declare its members
export interface UndoData {}

export type UndoKind = keyof UndoData

const undoMinutes = 10

/**
 * Keeps what undoing a change takes, in the transaction of that change. Only a person can undo, and only their own
 * changes; older steps of theirs are dropped.
 * @returns what the answer of the change calls `undo`
 */
export async function keepUndo<Kind extends UndoKind>(
  tx: Tx,
  { actor, now }: Pick<Call, 'actor' | 'now'>,
  kind: Kind,
  data: UndoData[Kind],
): Promise<string | null> {
  if (!('userId' in actor)) return null
  const { userId, account } = actor
  await tx
    .deleteFrom('undo_steps')
    .where('user_id', '=', userId)
    .where('created_at', '<', undoableSince(now))
    .execute()
  const step = { id: newId(), user_id: userId, account_id: account._id, kind, data: JSON.stringify(data) }
  await insertInto(tx, 'undo_steps', { ...step, created_at: now, taken_at: null }).execute()
  return step.id
}

/** Changes before this moment can't be undone any more. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - undoMinutes * 60_000)
}
