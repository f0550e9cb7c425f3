import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { usedKey } from '../kernel/usedKey.ts'
import type { UndoData, UndoKind } from './keepUndo.ts'

/**
 * What was kept for undoing an earlier call with the same key, which is the id of its step; null if there was none. Throws
 * `field_invalid` (400) if the key belongs to something else.
 */
export async function firstStep<Kind extends UndoKind>(
  tx: Tx,
  { actor }: Call<Person>,
  kind: Kind,
  clientKey: string,
): Promise<UndoData[Kind] | null> {
  const step = await tx
    .selectFrom('undo_steps')
    .select(['user_id', 'kind', 'data'])
    .where('id', '=', clientKey)
    .executeTakeFirst()
  if (!step) return null
  if (step.user_id !== actor.userId || step.kind !== kind) throw usedKey()
  return step.data as UndoData[Kind]
}
