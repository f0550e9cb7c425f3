import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'

/** Lets this transaction delete rows of the log, which a trigger otherwise refuses. */
export async function allowPruning(tx: Tx): Promise<void> {
  await sql`select set_config('tourdesk.prunes_audit_log', 'on', true)`.execute(tx)
}
