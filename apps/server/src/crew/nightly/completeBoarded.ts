import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { isWholeAboard } from '@tourdesk/domain/crew/stateOfEntry'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { jobKind } from '../../kernel/jobs.ts'
import type { Product } from '../../kernel/product.ts'
import { askTogether } from '../../kernel/question.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { completeEntries } from '../../orders/nightly/completeEntries.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { crewSection } from '../../settings/sections/crew.ts'
import { tapsOf } from '../boardings/tapsOf.ts'

export const completeBoardedJob = jobKind<object>('completeBoarded', 5)

/** Phones keep unsent events for at most two days. */
const lateDays = 3
const dayMs = 24 * 3_600_000

/**
 * Every night, if the settings say so: completes the tours that ended yesterday and that everybody of the
 * entry boarded. If taps arrive late, the tour is completed the night after they do.
 */
export async function completeBoarded({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const { completeAtNight } = await readSettings(db, crewSection)
  if (!completeAtNight) return
  const entries = await openEntries(db, now)
  const { parts, taps } = await askTogether(db, tapsOf(entries.map(({ id }) => id)))
  const [partsOf, tapsBy] = [
    Map.groupBy(parts, ({ entry }) => entry),
    Map.groupBy(taps, ({ entry }) => entry),
  ]
  const whole = entries.filter(({ id, people }) =>
    isWholeAboard(people ?? 0, partsOf.get(id) ?? [], tapsBy.get(id) ?? []),
  )
  const actor = { kind: 'job', name: 'boarding' } as const
  for (const [order, boarded] of Map.groupBy(whole, ({ order_id }) => order_id)) {
    await completeEntries(
      { actor, now, db },
      order,
      boarded.map(({ id }) => id),
    )
  }
}

/** Entries with taps that ended yesterday, or a few days earlier if a tap arrived since last night. */
function openEntries(db: Db, now: Date) {
  const yesterday = addDays(dayIn(now), -1)
  const lastDay = sql<string>`coalesce(order_entries.end_date, order_entries.tour_date)`
  return scopedRows(db, everyOrder)
    .entries()
    .select(['order_entries.id', 'order_entries.order_id', 'head_count as people'])
    .where('order_entries.status', 'in', ['BOOKED', 'CONFIRMED'])
    .where('tour_date', '<=', yesterday)
    .where(lastDay, '<=', yesterday)
    .where(lastDay, '>=', addDays(yesterday, -lateDays))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('boarding_events')
          .select('boarding_events.id')
          .whereRef('boarding_events.entry_id', '=', 'order_entries.id')
          .where(({ or, eb }) =>
            or([eb(lastDay, '=', yesterday), eb('arrived_at', '>=', new Date(now.getTime() - dayMs))]),
          ),
      ),
    )
    .orderBy('order_entries.id')
    .execute()
}
