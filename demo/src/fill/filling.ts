import type { Day } from '@tourdesk/domain/calendar'
import type { Tx } from '@tourdesk/server/kernel/database'
import type { Random } from '../random.ts'

/** The arguments of every part of the first filling; all parts write in one transaction. */
export interface Filling {
  tx: Tx
  now: Date
  today: Day
  random: Random
}

/** The business has been running for half a year. */
export function sinceHalfAYear(now: Date): { created_at: Date; updated_at: Date } {
  const opened = new Date(now.getTime() - 190 * 86_400_000)
  return { created_at: opened, updated_at: opened }
}
