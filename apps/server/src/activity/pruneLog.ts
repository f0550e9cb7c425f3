import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import { jobKind } from '../kernel/jobs.ts'
import { newId } from '../kernel/newId.ts'
import type { Product } from '../kernel/product.ts'
import { readSettings } from '../settings/readSettings.ts'
import { allowPruning } from './allowPruning.ts'

export const pruneLogJob = jobKind<object>('pruneLog', 3)

/** The setting for how long the log is kept. */
const activitySection = { name: 'activity', first: { keepsYears: 7 } }

/** Runs every night: deletes rows older than the settings allow, and logs the deletion. */
export async function pruneLog({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  const actor = { kind: 'job', name: 'retention' } as const
  authorize(actor, 'audit.read')
  const now = clock.now()
  const { keepsYears } = await readSettings(db, activitySection)
  const today = dayIn(now)
  const kept = `${Number(today.slice(0, 4)) - keepsYears}${today.slice(4).replace('02-29', '02-28')}`
  await inTransaction({ db }, async (tx) => {
    await allowPruning(tx)
    const gone = await sql`
      delete from audit_log where at < (${kept}::date)::timestamp at time zone 'Asia/Jerusalem'`.execute(tx)
    const rows = Number(gone.numAffectedRows ?? 0)
    if (rows === 0) return unchanged(undefined)
    return announce(
      tx,
      { actor, now },
      {
        name: 'activity.pruned',
        subject: { id: newId(), name: 'activity', accountId: null },
        facts: { until: addDays(kept, -1), rows },
      },
    )
  })
}
