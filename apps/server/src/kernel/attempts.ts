import { Problem } from '@tourdesk/contract/kernel/problem'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** How often something may be tried in a window, over all servers of the product. */
export interface Limit {
  key: string
  times: number
  minutes: number
}

/** Throws `too_many_attempts` (429) when the window is full already. */
export async function checkLimit(db: Db, limit: Limit, now: Date): Promise<void> {
  const row = await db
    .selectFrom('attempts')
    .select('count')
    .where('key', '=', limit.key)
    .where('window_ends_at', '>', now)
    .executeTakeFirst()
  if (row && row.count >= limit.times) throw new Problem('too_many_attempts')
}

/** Counts one attempt; a window that has ended starts anew. */
export async function countAttempt(db: Db, limit: Limit, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + limit.minutes * 60_000)
  await db
    .insertInto('attempts')
    .values({ key: limit.key, count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.window_ends_at > ${now} then attempts.count + 1 else 1 end`,
        window_ends_at: sql`case when attempts.window_ends_at > ${now} then attempts.window_ends_at else ${ends} end`,
      }),
    )
    .execute()
}

/** Forgets the attempts of a key, after a success. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}
