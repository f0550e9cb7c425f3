import { withoutEvent } from '../../kernel/announce.ts'
import { jobKind } from '../../kernel/jobs.ts'
import type { Product } from '../../kernel/product.ts'

export const sweepHoldsJob = jobKind<object>('sweepHolds', 1)

/** Every minute: deletes holds that have ended, which hold nothing anyway. */
export async function sweepHolds({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  await withoutEvent({ db }, (tx) => tx.deleteFrom('holds').where('expires_at', '<=', clock.now()).execute())
}
