import { automaticEvents, repeats } from '@tourdesk/domain/messages/automatic'
import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'

/** What goes out by itself and only once stays said, or it would be planned again. */
const once = automaticEvents.filter((event) => !repeats(event))
const keyOfCanceled = sql<string | null>`case
  when batch_id is null and resends is null and event = any(${once}) then key
end`

/** Stops messages that aren't out yet, and lets what they say be said again. */
export async function cancelMessages(
  tx: Tx,
  ids: readonly string[],
  reason: 'overtaken' | null,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('messages')
    .set({ state: 'canceled', key: reason ? null : keyOfCanceled, reason })
    .where('id', 'in', ids)
    .execute()
  await tx
    .updateTable('mail_outbox')
    .set({ status: 'canceled', next_try_at: null })
    .where('message_id', 'in', ids)
    .where('status', '!=', 'sent')
    .execute()
}
