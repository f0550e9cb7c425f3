import type { Person } from '@tourdesk/domain/access/actor'
import type { MessageEvent } from '@tourdesk/domain/messages/vocabulary'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'

/**
 * Starts a batch, or finds the one that was sent before with the same key. Waits for another call with that
 * key to finish.
 */
export async function startBatch(
  tx: Tx,
  call: Call<Person>,
  { clientKey, event, texts }: { clientKey: string; event: MessageEvent; texts: string | null },
): Promise<{ batch: string; isNew: boolean }> {
  const batch = newId()
  const added = await insertInto(tx, 'message_batches', {
    id: batch,
    client_key: clientKey,
    event,
    texts,
    created_by: call.actor.userId,
    created_at: call.now,
    stopped_at: null,
  })
    .onConflict((conflict) => conflict.column('client_key').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 0n) return { batch, isNew: true }
  const { id } = await tx
    .selectFrom('message_batches')
    .select('id')
    .where('client_key', '=', clientKey)
    .executeTakeFirstOrThrow()
  return { batch: id, isNew: false }
}
