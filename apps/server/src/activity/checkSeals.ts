import type { Day } from '@tourdesk/domain/calendar'
import type { Db } from '../kernel/database.ts'
import { noSeal, sealOf } from './sealDays.ts'

/** How many days match their seals, and the first one that doesn't. */
export interface SealCheck {
  days: number
  broken: Day | null
}

/** Compares each seal with its day's rows. Days deleted for their age count by their seal alone. */
export async function checkSeals(db: Db): Promise<SealCheck> {
  const seals = await db.selectFrom('audit_seals').selectAll().orderBy('day').execute()
  const prunedUntil = await lastPrunedDay(db)
  let [days, before] = [0, noSeal]
  for (const { day, hash, rows } of seals) {
    if (day > prunedUntil) {
      const found = await sealOf(db, day, before)
      if (found.hash !== hash || found.rows !== rows) return { days, broken: day }
    }
    days++
    before = hash
  }
  return { days, broken: null }
}

async function lastPrunedDay(db: Db): Promise<Day> {
  const last = await db
    .selectFrom('audit_log')
    .select('details')
    .where('entity_kind', '=', 'Log')
    .where('action', '=', 'pruned')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return typeof last?.details.until === 'string' ? last.details.until : ''
}
