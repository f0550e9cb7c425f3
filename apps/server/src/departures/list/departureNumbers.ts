import type { Cents } from '@tourdesk/domain/money'
import { sql } from 'kysely'
import { scopedQuestion } from '../../schema/orderTables.ts'
import { minimumOf, selectSales } from '../capacity/salesOf.ts'

/** What departures add up to: their sales, orders, money and vehicles. */
export const departureNumbers = scopedQuestion((rows, { ids }: { ids: readonly string[] }) => {
  const booked = rows
    .entries()
    .where('order_entries.tour_event_id', '=', sql.ref<string>('tour_events.id'))
    .where('order_entries.status', '!=', 'CANCELED')
    .where('order_entries.order_status', '!=', 'canceled')
  return selectSales(rows)
    .innerJoin('tours', 'tours.id', 'tour_events.tour_id')
    .select(['tour_events.tour_id', 'tours.name as tour', 'tour_events.reason'])
    .select(minimumOf.as('minimum'))
    .select(['tour_events.is_guaranteed', 'tour_events.capacity', 'tour_events.updated_at'])
    .select('tour_events.created_at')
    .select([
      sql<number>`${booked.select(sql`count(distinct order_id)::int`.as('count'))}`.as('orders'),
      sql<Cents>`${booked.select(sql`coalesce(sum(share_usd_cents), 0)::bigint`.as('sum'))}`.as('gross'),
    ])
    .where('tour_events.id', '=', sql<string>`any(${ids}::uuid[])`)
})

export type DepartureNumbers = ReturnType<ReturnType<typeof departureNumbers>['read']>[number]
