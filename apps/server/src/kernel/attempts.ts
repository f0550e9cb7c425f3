import { Problem } from '@tourdesk/contract/kernel/problem'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { insertInto } from './insertInto.ts'

/** How often something may be tried in a window, across all servers. */
export interface Limit {
  key: string
  times: number
  minutes: number
}

/**
 * Counts an attempt before it's made, so that simultaneous attempts can't exceed the limit. An expired window starts
 * over. Throws `too_many_attempts` (429) when the window is full.
 */
export async function takeAttempt(db: Db, limit: Limit, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + limit.minutes * 60_000)
  const { count } = await insertInto(db, 'attempts', { key: limit.key, count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.window_ends_at > ${now} then attempts.count + 1 else 1 end`,
        window_ends_at: sql`case when attempts.window_ends_at > ${now} then attempts.window_ends_at else ${ends} end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (count > limit.times) throw new Problem('too_many_attempts')
}

/** Resets a key's attempts, after a success. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}
