import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../src/kernel/database.ts'

/** Resolves once that many transactions of this database wait for a lock held by another one. */
export async function waiting(db: Db, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= count) return
    await delay(10)
  }
}
