import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { EntryStatus } from '@tourdesk/domain/orders/vocabulary'
import { audit } from '@tourdesk/server/kernel/audit'
import type { Db } from '@tourdesk/server/kernel/database'
import { callOf, type Market } from '../market.ts'
import { type Random, randomFrom } from '../random.ts'
import { instantAt } from './bookingMoment.ts'
import { weighted } from './weighted.ts'

/** Staff mark what was carried out, and confirm part of what is ahead; each mark is in the log of its order. */
export async function markEntries(db: Db, market: Market, now: Date): Promise<void> {
  const random = randomFrom(77)
  const today = dayIn(now)
  const entries = await openEntries(db)
  await db.transaction().execute(async (tx) => {
    const marked = entries.map((entry) => ({ ...entry, after: statusOf(entry, today, random) }))
    for (const [status, ofStatus] of Map.groupBy(marked, ({ after }) => after)) {
      const ids = ofStatus.map(({ id }) => id)
      await tx.updateTable('order_entries').set({ status }).where('id', 'in', ids).execute()
    }
    for (const { order_id, account_id, tour_date, status, after } of marked) {
      if (status === after || tour_date >= today) continue
      const call = callOf(db, random.pick(market.office.people), instantAt(tour_date, 20 * 60))
      await audit(tx, call, {
        entity: 'Order',
        entityId: order_id,
        accountId: account_id,
        action: 'status changed',
        details: { from: status, to: after },
      })
    }
  })
}

function openEntries(db: Db) {
  return db
    .selectFrom('order_entries')
    .select(['id', 'order_id', 'account_id', 'tour_date', 'status'])
    .where('status', '!=', 'CANCELED')
    .orderBy('id')
    .execute()
}

function statusOf(
  { tour_date, status }: { tour_date: Day; status: EntryStatus },
  today: Day,
  random: Random,
): EntryStatus {
  const isPaid = status === 'BOOKED'
  if (tour_date < today) {
    return weighted(random, [
      ['COMPLETED', 93],
      ['PARTIAL', 3],
      [status, 4],
    ])
  }
  return weighted(random, [
    ['CONFIRMED', isPaid ? 55 : 12],
    [status, isPaid ? 45 : 88],
  ])
}
