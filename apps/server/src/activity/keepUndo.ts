import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'

/** The data that each kind of change needs to be undone; features add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: the features declare its members
export interface UndoData {}

export type UndoKind = keyof UndoData

const undoMinutes = 10

/**
 * Stores the data for undoing a change, in the change's transaction. Only people can undo, and only their own
 * changes; their expired steps are dropped.
 * @param id the step's id, where the caller chose it
 * @returns the step's id, for `undo` in the answer; null if the actor isn't a person
 */
export async function keepUndo<Kind extends UndoKind>(
  tx: Tx,
  { actor, now }: Pick<Call, 'actor' | 'now'>,
  kind: Kind,
  data: UndoData[Kind],
  id = newId(),
): Promise<string | null> {
  if (!('userId' in actor)) return null
  const { userId, account } = actor
  await tx
    .deleteFrom('undo_steps')
    .where('user_id', '=', userId)
    .where('created_at', '<', undoableSince(now))
    .execute()
  const step = { id, user_id: userId, account_id: account._id, kind, data: JSON.stringify(data) }
  await insertInto(tx, 'undo_steps', { ...step, created_at: now, taken_at: null }).execute()
  return step.id
}

/** Changes before this moment can no longer be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - undoMinutes * 60_000)
}
