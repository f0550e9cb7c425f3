import { announce, unchanged } from '../../kernel/announce.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Author } from '../../kernel/eventReader.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import type { MakeCrewLink } from '../automatic/sendToCrew.ts'
import { findMessage } from '../findMessages.ts'
import { moveOf } from '../moveOf.ts'
import type { StoredMessage } from './storedMessage.ts'
import { writeNews, writerOf } from './writerOf.ts'

/** What writing needs besides the message. */
export interface Today {
  product: Pick<Product, 'env' | 'origin'> & { crewLink?: MakeCrewLink }
  now: Date
}

/**
 * Writes a text that waits for a person again, with the number and the facts of now (NOTE-12): it goes on waiting, goes
 * out by mail if that's the only way left, or ends if it can't reach anybody or no longer holds. One that lost its number
 * waits again once there's one. The caller holds the message; any other message stays as it is.
 * @returns the message, unchanged if nothing about it is new
 */
export async function writeToday(tx: Tx, { by, ...today }: Today & { by: Author }, id: string) {
  const { now } = today
  const before = await findMessage({ db: tx, now }, id)
  const stored = await tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (!waitsForPerson(stored)) return unchanged(before)
  const write = writerOf(stored)
  await write(tx, today, stored)
  const after = await findMessage({ db: tx, now }, id)
  if (JSON.stringify(after) === JSON.stringify(before)) return unchanged(before)
  // What goes out by itself has announced that it's written.
  const isAnnounced = write === writeNews && after.state !== 'suppressed' && after.state !== 'canceled'
  if (!isAnnounced) await announce(tx, { actor: by, now }, await moveOf(tx, everyOrder, after))
  return after
}

/** Whether a person is to send it, or would be if it had not lost its number. */
function waitsForPerson({ state, reason, channel }: StoredMessage): boolean {
  return state === 'by_hand' || (state === 'suppressed' && reason === 'no_address' && channel !== null)
}
