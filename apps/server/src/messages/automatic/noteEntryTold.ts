import { knownAfter } from '@tourdesk/domain/messages/knownTours'
import type { Tx } from '../../kernel/database.ts'
import { readOrder, toKnown } from './readOrder.ts'
import { noteTold, toldOf } from './told.ts'

/** Records that someone told a customer about one tour, so that no automatic message repeats it. */
export async function noteEntryTold(
  tx: Tx,
  { order: id, entry }: { order: string; entry: string },
  now: Date,
): Promise<void> {
  const order = await readOrder(tx, id)
  const tour = order?.tours.find((each) => each.entry === entry)
  if (tour) await noteTold(tx, id, knownAfter((await toldOf(tx, id)) ?? [], toKnown(tour)), now)
}
