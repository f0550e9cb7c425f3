import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'

/** The one way past the trigger that keeps the log as it is, until the transaction ends. */
export async function allowPruning(tx: Tx): Promise<void> {
  await sql`select set_config('tourdesk.prunes_audit_log', 'on', true)`.execute(tx)
}
