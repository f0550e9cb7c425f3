import { sql } from 'kysely'
import { withoutEvent } from '../kernel/announce.ts'
import { jobKind } from '../kernel/jobs.ts'
import type { Product } from '../kernel/product.ts'
import { keptSince } from './planLife.ts'
import { isAlive } from './search/searches.ts'

export const sweepDayPlansJob = jobKind<object>('sweepDayPlans', 1)

/** Every night: deletes proposed plans that have expired, and searches whose server has ended. */
export async function sweepDayPlans({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  await withoutEvent({ db }, async (tx) => {
    await tx.deleteFrom('day_plans').where('created_at', '<=', keptSince(clock.now())).execute()
    await tx.deleteFrom('plan_searches').where(sql<boolean>`not ${isAlive}`).execute()
  })
}
