import { automaticEvents, repeats } from '@tourdesk/domain/messages/automatic'
import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'

/** Automatic events with only one message keep its key, or it would be planned again. */
const once = automaticEvents.filter((event) => !repeats(event))
const keyOfCanceled = sql<string | null>`case
  when batch_id is null and resends is null and event = any(${once}) then key
end`

/**
 * Cancels unsent messages and their mails. Frees their keys so that they can be sent again, except for those
 * of `once` if a person cancels them.
 */
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
