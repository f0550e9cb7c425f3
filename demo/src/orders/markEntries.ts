import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { EntryStatus } from '@tourdesk/domain/entries/vocabulary'
import { storeChanges } from '@tourdesk/domain/orders/loggedChanges'
import { announce, inTransaction } from '@tourdesk/server/kernel/announce'
import type { Db } from '@tourdesk/server/kernel/database'
import type { OrderTables } from '@tourdesk/server/schema/orderTables'
import { callOf, type Market } from '../market.ts'
import { type Random, randomFrom } from '../random.ts'
import { instantAt } from './bookingMoment.ts'
import { weighted } from './weighted.ts'

/** Marks past tours as carried out and confirms some upcoming ones; each mark is in the order's log. */
export async function markEntries(db: Db, market: Market, now: Date): Promise<void> {
  const random = randomFrom(77)
  const today = dayIn(now)
  const entries = await openEntries(db)
  if (entries.length === 0) return
  await inTransaction({ db }, async (tx) => {
    const marked = entries.map((entry) => ({ ...entry, after: statusOf(entry, today, random) }))
    for (const [status, ofStatus] of Map.groupBy(marked, ({ after }) => after)) {
      const ids = ofStatus.map(({ id }) => id)
      await tx
        .withTables<OrderTables>()
        .updateTable('order_entries')
        .set({ status })
        .where('id', 'in', ids)
        .execute()
    }
    for (const entry of marked) {
      const { id, order_id, order_number, agent_id: agentId, tour, tour_date, status, after } = entry
      if (status === after || tour_date >= today) continue
      const call = callOf(db, random.pick(market.office.people), instantAt(tour_date, 20 * 60))
      const { facts, ...diff } = storeChanges([
        { field: 'selectedTours.status', entry: id, tour, before: status, after },
      ])
      await announce(tx, call, {
        name: 'order.marked',
        subject: { id: order_id, name: String(order_number), accountId: entry.account_id },
        agentId,
        leftAccountId: null,
        leftAgentId: null,
        days: [tour_date],
        facts,
        ...diff,
      })
    }
  })
}

function openEntries(db: Db) {
  return db
    .withTables<OrderTables>()
    .selectFrom('order_entries')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['order_entries.id', 'order_id', 'order_number', 'order_entries.account_id', 'tour_date'])
    .select(['order_entries.status', 'orders.agent_id', 'tours.name as tour'])
    .where('order_entries.status', '!=', 'CANCELED')
    .orderBy('order_entries.id')
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
