import type { Message } from '@tourdesk/contract/messages/messages'
import type { Tx } from '../../kernel/database.ts'
import type { Announced } from '../../kernel/eventReader.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { findMessage } from '../findMessages.ts'
import { moveOf } from '../moveOf.ts'
import { lostNumber } from './lostNumber.ts'
import type { Today } from './writer.ts'
import { writeNews, writerOf } from './writerOf.ts'

/** A message as it is now. */
interface Written {
  message: Message
  /** False if nothing about it is new: then the transaction has nothing to keep. */
  isNew: boolean
  /** To announce; null if it was announced with the text. */
  happened: Announced['event'] | null
}

/**
 * Writes a text that waits for a person again, with the number and the facts of now (NOTE-12): it goes on waiting, goes
 * out by mail if that's the only way left, or ends if it can't reach anybody or no longer holds. One that lost its number
 * waits again once there's one. The caller holds the message; any other message stays as it is.
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
  const write = writerOf(stored)
  await write(tx, today, stored)
  const message = await findMessage(reader, id)
  if (JSON.stringify(message) === JSON.stringify(before)) return same
  // What goes out by itself has announced that it's written.
  const isAnnounced = write === writeNews && message.state !== 'suppressed' && message.state !== 'canceled'
  return { message, isNew: true, happened: isAnnounced ? null : await moveOf(tx, everyOrder, message) }
}
