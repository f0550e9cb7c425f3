import type { Day } from '@tourdesk/domain/calendar'
import type { Tx } from '@tourdesk/server/kernel/database'
import type { Random } from '../random.ts'

/** The arguments of all parts of the first filling, which write in one transaction. */
export interface Filling {
  tx: Tx
  now: Date
  today: Day
  random: Random
}

/** Timestamps of a business that has been running for half a year. */
export function sinceHalfAYear(now: Date): { created_at: Date; updated_at: Date } {
  const opened = new Date(now.getTime() - 190 * 86_400_000)
  return { created_at: opened, updated_at: opened }
}
