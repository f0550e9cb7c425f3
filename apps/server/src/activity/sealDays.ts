import { createHash } from 'node:crypto'
import { addDays, type Day, dayIn } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { withoutEvent } from '../kernel/announce.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { jobKind } from '../kernel/jobs.ts'
import type { Product } from '../kernel/product.ts'

export const sealDaysJob = jobKind<object>('sealDays', 5)

/** The seal before the first one. */
export const noSeal = ''
const batch = 1000

/** Runs every night: seals each past day without a seal, oldest first. */
export async function sealDays({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const last = await db
    .selectFrom('audit_seals')
    .select(['day', 'hash'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  let day = last ? addDays(last.day, 1) : await firstDay(db)
  let before = last?.hash ?? noSeal
  while (day !== null && day < dayIn(now)) {
    before = await sealDay(db, day, before, now)
    day = addDays(day, 1)
  }
}

async function sealDay(db: Db, day: Day, before: string, now: Date): Promise<string> {
  return withoutEvent({ db }, async (tx) => {
    const { hash, rows } = await sealOf(tx, day, before)
    await insertInto(tx, 'audit_seals', { day, rows, hash, sealed_at: now }).execute()
    return hash
  })
}

/** A day's seal: SHA-256 over the previous seal and the day's rows, oldest first. */
export async function sealOf(db: Db | Tx, day: Day, before: string): Promise<{ hash: string; rows: number }> {
  const sum = createHash('sha256').update(before)
  let last = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' }
  let rows = 0
  for (;;) {
    const found = await sql<{ at: Date; id: string; text: string }>`
      select at, id, ${sealedText} as text from audit_log
      where at >= (${day}::date)::timestamp at time zone 'Asia/Jerusalem'
        and at < (${addDays(day, 1)}::date)::timestamp at time zone 'Asia/Jerusalem'
        and (at, id) > (${last.at}, ${last.id})
      order by at, id limit ${batch}`.execute(db)
    for (const { text } of found.rows) sum.update(`\n${text}`)
    rows += found.rows.length
    const end = found.rows.at(-1)
    if (!end || found.rows.length < batch) return { hash: sum.digest('hex'), rows }
    last = end
  }
}

/** Names every column, so that adding one later doesn't break existing seals. */
const sealedText = sql`jsonb_build_array(
  id, at at time zone 'UTC', entity_kind, entity_id, entity_name, account_id, action, actor_kind, user_id, actor_name, details
)::text`

async function firstDay(db: Db): Promise<Day | null> {
  const first = await db.selectFrom('audit_log').select('at').orderBy('at').limit(1).executeTakeFirst()
  return first ? dayIn(first.at) : null
}
