import { Problem } from '@tourdesk/contract/kernel/problem'
import { sql } from 'kysely'
import { networkOf } from './addressRange.ts'
import { compiled } from './compiled.ts'
import type { Db } from './database.ts'
import { ask, type Question } from './question.ts'

/** How often something may be tried in a window, across all servers. */
export interface Limit {
  key: string
  times: number
  minutes: number
}

/** The limit of an IPv6 network in multiples of a range's: phones of one carrier may share it. */
const rangesOfNetwork = 4

/** A limit for one range of addresses (`addressRange`), and for the IPv6 network around it. */
export function limitsOfRange(range: string, { key, times, minutes }: Limit): [Limit, ...Limit[]] {
  const network = networkOf(range)
  return [
    { key: `${key}:${range}`, times, minutes },
    ...(network === null ? [] : [{ key: `${key}:${network}`, times: times * rangesOfNetwork, minutes }]),
  ]
}

/**
 * Counts an attempt before it's made, so that simultaneous attempts can't exceed the limit. An expired window starts
 * over. Throws `too_many_attempts` (429) when the window is full, with the seconds until it ends.
 */
export function takeAttempt(db: Db, limit: Limit, now: Date): Promise<void> {
  return takeAttempts(db, [limit], now)
}

/** The same for several limits at once. The first full one refuses; the attempt isn't counted in those after it. */
export async function takeAttempts(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  const windows = await countAttempts(db, limits, now)
  const full = limits.findIndex((limit) => isFull(windows, limit))
  if (full < 0) return
  await giveBackAttempts(db, limits.slice(full + 1))
  const endsAt = windows.get(limits[full]?.key ?? '')?.endsAt ?? now
  const retryAfterSeconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000)
  throw new Problem('too_many_attempts', { retryAfterSeconds })
}

/** Counts an attempt at something optional. Returns false when the window is full, instead of throwing. */
export async function hasAttemptsLeft(db: Db, limit: Limit, now: Date): Promise<boolean> {
  return !isFull(await countAttempts(db, [limit], now), limit)
}

interface Window {
  count: number
  endsAt: Date
}

function isFull(windows: ReadonlyMap<string, Window>, { key, times }: Limit): boolean {
  return (windows.get(key)?.count ?? 0) > times
}

/** Locks rows in the order of their keys, so that two calls with several limits can't deadlock. */
async function countAttempts(db: Db, limits: readonly Limit[], now: Date): Promise<Map<string, Window>> {
  const keys = keysOf(limits)
  const ends = limits.map(({ minutes }) => new Date(now.getTime() + minutes * 60_000))
  const counted = await ask(db, countedAttempts({ keys, ends, now }))
  return new Map(counted.map(({ key, ...window }) => [key, window]))
}

const countedAttempts = compiled(
  (_, { keys, ends, now }: { keys: string[]; ends: Date[]; now: Date }) => sql<Window & { key: string }>`
    insert into attempts (key, count, window_ends_at)
    select key, 1, ends from unnest(${keys}::text[], ${ends}::timestamptz[]) as made (key, ends)
    order by key collate "C"
    on conflict (key) do update set
      count = case when attempts.window_ends_at > ${now} then attempts.count + 1 else 1 end,
      window_ends_at = case when attempts.window_ends_at > ${now}
        then attempts.window_ends_at else excluded.window_ends_at end
    returning key, count, window_ends_at as "endsAt"
  `,
)

/** Uncounts attempts that were never made. */
export async function giveBackAttempts(db: Db, limits: readonly Limit[]): Promise<void> {
  if (limits.length > 0) await ask(db, uncounted({ keys: keysOf(limits), forgotten: '' }))
}

/** After a success: uncounts the attempt, and forgets all attempts of the first limit. */
export async function forgiveAttempts(db: Db, limits: readonly [Limit, ...Limit[]]): Promise<void> {
  await ask(db, forgivenAttempts(limits))
}

/** `forgiveAttempts` as a question, to be asked together with others. */
export function forgivenAttempts(limits: readonly [Limit, ...Limit[]]): Question<unknown> {
  return uncounted({ keys: keysOf(limits), forgotten: limits[0].key })
}

function keysOf(limits: readonly Limit[]): string[] {
  return limits.map(({ key }) => key)
}

const uncounted = compiled(
  (_, { keys, forgotten }: { keys: string[]; forgotten: string }) => sql`
    with locked as (
      select key, count <= 1 or key = ${forgotten} as is_over
      from attempts where key = any(${keys}) order by key collate "C" for update
    ), gone as (
      delete from attempts using locked where attempts.key = locked.key and is_over
    )
    update attempts set count = attempts.count - 1 from locked where attempts.key = locked.key and not is_over
  `,
)
