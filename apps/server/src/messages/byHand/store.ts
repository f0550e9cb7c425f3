import type { Silence } from '@tourdesk/domain/messages/vocabulary'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { cancelMessages } from '../cancelMessages.ts'
import { goesByItself } from '../goesByItself.ts'
import { handOver, type Letter } from '../handOver.ts'
import type { StoredMessage } from '../kind.ts'

/** Stores what a message says now, and hands it to its channel if that's now one we send ourselves. */
export async function store(
  tx: Tx,
  { env, now }: { env: Product['env']; now: Date },
  { id, channel: before }: Pick<StoredMessage, 'id' | 'channel'>,
  { files, channel, reason, ...said }: Letter,
): Promise<void> {
  if (channel === null) return endMessage(tx, id, reason ?? 'no_address')
  const isOurs = channel !== before && goesByItself(channel, env)
  await tx
    .updateTable('messages')
    .set({ ...said, channel, state: isOurs ? 'mailed' : 'by_hand', reason: null })
    .where('id', '=', id)
    .execute()
  if (isOurs) await handOver(tx, { env, now }, id, { ...said, channel, reason: null, files })
}

/** Reasons that cancel a message instead of only holding it back. */
const overtaking: readonly Silence[] = ['overtaken', 'canceled', 'past']

/**
 * Ends a message to be sent by hand. Unless it's canceled, it keeps its key and channel, so that it can be
 * revived once there's an address.
 */
export async function endMessage(tx: Tx, id: string, reason: Silence): Promise<void> {
  if (overtaking.includes(reason)) return cancelMessages(tx, [id], 'overtaken')
  await tx.updateTable('messages').set({ state: 'suppressed', reason }).where('id', '=', id).execute()
}
