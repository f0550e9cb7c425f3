import type { Message } from '@tourdesk/contract/messages/messages'
import type { Tx } from '../../kernel/database.ts'
import type { Announced } from '../../kernel/eventReader.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { findMessage } from '../findMessages.ts'
import type { Today } from '../kind.ts'
import { kinds } from '../kinds.ts'
import { moveOf } from '../moveOf.ts'
import { lostNumber } from './lostNumber.ts'
import { endMessage, store } from './store.ts'

/** A message after rewriting. */
interface Written {
  message: Message
  /** False if nothing about it is new, so that the transaction has nothing to save. */
  isNew: boolean
  /** The event to announce; null if writing the text has announced it. */
  happened: Announced['event'] | null
}

/**
 * Rewrites a text to be sent by hand with the current number and facts: it stays to be sent by hand, is
 * mailed if that's the only way left, or ends if it can't reach anyone or no longer holds. One that lost its
 * number is revived once there's one. The caller has locked the message; any other message is left as it is.
 */
export async function writeToday(tx: Tx, today: Today, id: string): Promise<Written> {
  const reader = { db: tx, now: today.now }
  const before = await findMessage(reader, id)
  const same = { message: before, isNew: false, happened: null }
  const stored = await tx
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', '=', 'by_hand'), lostNumber]))
    .executeTakeFirst()
  if (!stored) return same
  const written = await kinds[stored.event].rewrite(tx, today, stored)
  if (typeof written === 'string') await endMessage(tx, id, written)
  else if (written) await store(tx, { env: today.product.env, now: today.now }, stored, written)
  const message = await findMessage(reader, id)
  if (JSON.stringify(message) === JSON.stringify(before)) return same
  const isAnnounced = written === null && message.state !== 'suppressed' && message.state !== 'canceled'
  return { message, isNew: true, happened: isAnnounced ? null : await moveOf(tx, everyOrder, message) }
}
