import { Problem } from '@tourdesk/contract/kernel/problem'
import type { UndoData } from '../activity/keepUndo.ts'
import { announce } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    removedOperator: { id: string; deletedAt: string }
  }
}

/** Brings a deleted guide or driver back, with their days and their past tours. Throws `undo_changed` (409). */
export async function undoRemoveOperator(
  tx: Tx,
  call: Call,
  { id, deletedAt }: UndoData['removedOperator'],
): Promise<number> {
  authorize(call.actor, 'fleet.write')
  const back = await tx
    .updateTable('operators')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '=', new Date(deletedAt))
    .returning(['role', 'first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst()
  if (!back) throw new Problem('undo_changed')
  await announce(tx, call, {
    name: 'operator.restored',
    subject: { id, name: `${back.firstName} ${back.lastName}`.trim(), accountId: null },
    after: back,
  })
  return 0
}
