import { withoutEvent } from '../kernel/announce.ts'
import { jobKind } from '../kernel/jobs.ts'
import type { Product } from '../kernel/product.ts'
import { undoableSince } from './keepUndo.ts'

export const sweepUndoJob = jobKind<object>('sweepUndo', 1)

/** Runs every night: deletes the data of changes that can no longer be undone. */
export async function sweepUndo({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  await withoutEvent({ db }, (tx) =>
    tx.deleteFrom('undo_steps').where('created_at', '<', undoableSince(clock.now())).execute(),
  )
}
