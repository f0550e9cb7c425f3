import type { Tx } from '../kernel/database.ts'

/** Stops messages that aren't out yet, and lets what they say be said again. */
export async function cancelMessages(
  tx: Tx,
  ids: readonly string[],
  reason: 'overtaken' | null,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('messages')
    .set({ state: 'canceled', key: null, reason })
    .where('id', 'in', ids)
    .execute()
  await tx
    .updateTable('mail_outbox')
    .set({ status: 'canceled', next_try_at: null })
    .where('message_id', 'in', ids)
    .where('status', '!=', 'sent')
    .execute()
}
