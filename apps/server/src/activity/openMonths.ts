import { sql } from 'kysely'
import { withoutEvent } from '../kernel/announce.ts'
import { jobKind } from '../kernel/jobs.ts'
import type { Product } from '../kernel/product.ts'

export const openMonthsJob = jobKind<object>('openMonths', 3)

/** Runs every night: makes sure that the next two months have their own partitions. */
export async function openMonths({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  await withoutEvent({ db }, (tx) =>
    sql`select open_audit_months(${clock.now()}::timestamptz + interval '2 months')`.execute(tx),
  )
}
