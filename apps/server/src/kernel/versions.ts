import { Problem } from '@tourdesk/contract/kernel/problem'
import { type RawBuilder, sql } from 'kysely'

/** The time of a save as its version: later than the stored one, even within the same millisecond. */
export function nextVersion(stored: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), stored.getTime() + 1))
}

/** The same for rows that a statement changes without reading them. */
export function laterVersion(now: Date): RawBuilder<Date> {
  return sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`
}

/** Refuses a save based on an older version than the stored one. */
export function checkVersion(readAt: string | undefined, stored: Date): void {
  if (readAt !== undefined && readAt !== stored.toISOString()) throw new Problem('changed_by_another')
}
