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
 * over. Throws `too_many_attempts` (429) when the window is full, with the seconds until it ends.
 */
export async function takeAttempt(db: Db, limit: Limit, now: Date): Promise<void> {
  const { count, endsAt } = await countAttempt(db, limit, now)
  if (count <= limit.times) return
  const retryAfterSeconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000)
  throw new Problem('too_many_attempts', { retryAfterSeconds })
}

/** The same, for something that is left out when the window is full: returns whether it may be done. */
export async function hasAttemptsLeft(db: Db, limit: Limit, now: Date): Promise<boolean> {
  const { count } = await countAttempt(db, limit, now)
  return count <= limit.times
}

function countAttempt(db: Db, limit: Limit, now: Date): Promise<{ count: number; endsAt: Date }> {
  const ends = new Date(now.getTime() + limit.minutes * 60_000)
  return insertInto(db, 'attempts', { key: limit.key, count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.window_ends_at > ${now} then attempts.count + 1 else 1 end`,
        window_ends_at: sql`case when attempts.window_ends_at > ${now} then attempts.window_ends_at else ${ends} end`,
      }),
    )
    .returning(['count', 'window_ends_at as endsAt'])
    .executeTakeFirstOrThrow()
}

/** Uncounts attempts that succeeded or weren't checked. */
export async function giveBackAttempts(db: Db, limits: Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => key)
  await db.deleteFrom('attempts').where('key', 'in', keys).where('count', '=', 1).execute()
  await db
    .updateTable('attempts')
    .set({ count: sql`count - 1` })
    .where('key', 'in', keys)
    .where('count', '>', 1)
    .execute()
}

/** Resets a key's attempts, after a success. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}
