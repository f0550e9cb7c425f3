import { knownAfter } from '@tourdesk/domain/messages/knownTours'
import type { Tx } from '../../kernel/database.ts'
import { readOrder, toKnown } from './readOrder.ts'
import { noteTold, toldOf } from './told.ts'

/** Notes that a person told a customer of one tour, so that it isn't told by itself once more. */
export async function noteEntryTold(
  tx: Tx,
  { order: id, entry }: { order: string; entry: string },
  now: Date,
): Promise<void> {
  const order = await readOrder(tx, id)
  const tour = order?.tours.find((each) => each.entry === entry)
  if (tour) await noteTold(tx, id, knownAfter((await toldOf(tx, id)) ?? [], toKnown(tour)), now)
}
