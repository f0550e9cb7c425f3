import type { Usage, UsedKind } from '@tourdesk/contract/pricing/pricing'
import { dayIn } from '@tourdesk/domain/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'

/** How many orders use a record, including canceled ones, and how many of them are upcoming. */
export async function countUsage({ db, scope, now }: Call, of: UsedKind, id: string): Promise<Usage> {
  const [counted] = await ask(db, usage[of](scope, { id, today: dayIn(now) }))
  return counted ?? { orders: 0, upcoming: 0 }
}

type Values = { id: string; today: string }

const usage = {
  tours: counting(({ id }) => sql`order_entries.tour_id = ${id}`),
  ticket_types: counting(
    ({ id }) =>
      sql`(order_entries.participants ->> (select type from ticket_types where id = ${id}))::int > 0`,
  ),
  coupons: counting(
    ({ id }) => sql`exists (
      select from coupon_redemptions where order_id = orders.id and coupon_id = ${id}
    )`,
  ),
  pickups_dropoffs_locations: counting(({ id }) => sql`${id} in (pickup_location_id, dropoff_location_id)`),
}

function counting(has: (values: Values) => RawBuilder<unknown>) {
  return scopedQuestion((rows, values: Values) =>
    rows
      .orders()
      .innerJoin('order_entries', 'order_entries.order_id', 'orders.id')
      .where(sql<boolean>`${has(values)}`)
      .select([
        sql<number>`count(distinct orders.id)::int`.as('orders'),
        sql<number>`count(distinct orders.id) filter (
          where order_entries.status <> 'CANCELED'
            and coalesce(order_entries.end_date, order_entries.tour_date) >= ${values.today}
        )::int`.as('upcoming'),
      ]),
  )
}
