import { Problem } from '@tourdesk/contract/kernel/problem'
import { sql } from 'kysely'
import type { Asked, Reading } from './counted.ts'
import { entriesOfReport } from './entriesOfReport.ts'

/**
 * Throws `report_too_large` (400) if a report would read more entries than `most`. A business that has fewer
 * in all isn't counted.
 */
export async function refuseTooLarge(call: Reading, asked: Asked, most: number): Promise<void> {
  const { rows: tables } = await sql<{ entries: number }>`
    select reltuples::bigint as entries from pg_class where oid = 'order_entries'::regclass`.execute(call.db)
  // The estimate may be a little old.
  if ((tables[0]?.entries ?? 0) < most / 2) return
  const { startDate, endDate } = asked
  const entries = entriesOfReport(call, asked, { startDate, endDate, later: null, without: [] })
    .select('order_entries.id')
    .limit(most + 1)
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${entries} entries`.execute(
    call.db,
  )
  if ((rows[0]?.count ?? 0) > most) throw new Problem('report_too_large')
}
