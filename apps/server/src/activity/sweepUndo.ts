import { withoutEvent } from '../kernel/announce.ts'
import { jobKind } from '../kernel/jobs.ts'
import type { Product } from '../kernel/product.ts'
import { undoableSince } from './keepUndo.ts'

export const sweepUndoJob = jobKind<object>('sweepUndo', 1)

/** Every night: forgets what was kept of changes that can't be undone any more. */
export async function sweepUndo({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  await withoutEvent({ db }, (tx) =>
    tx.deleteFrom('undo_steps').where('created_at', '<', undoableSince(clock.now())).execute(),
  )
}
