import { Problem } from '@tourdesk/contract/kernel/problem'

/** The moment of a save as its version: later than the stored one also within the same millisecond (HOLE-O96). */
export function nextVersion(stored: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), stored.getTime() + 1))
}

/** Refuses a save that was made from an older version of the record than the stored one (HOLE-O96). */
export function checkVersion(readAt: string | undefined, stored: Date): void {
  if (readAt !== undefined && readAt !== stored.toISOString()) throw new Problem('changed_by_another')
}
