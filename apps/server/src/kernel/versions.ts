import { Problem } from '@tourdesk/contract/kernel/problem'

/** Refuses a save that was made from an older version of the record than the stored one (HOLE-O96). */
export function checkVersion(readAt: string | undefined, stored: Date): void {
  if (readAt !== undefined && readAt !== stored.toISOString()) throw new Problem('changed_by_another')
}
