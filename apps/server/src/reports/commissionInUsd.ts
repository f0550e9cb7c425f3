import { sql } from 'kysely'

/** The agency's rate for the tour, else its general one. */
const percentInForce = sql`coalesce(
  (select own.commission_rate from agency_tour_commissions own
    where own.account_id = order_entries.account_id and own.tour_id = order_entries.tour_id),
  (select accounts.commission_rate from accounts where accounts.id = order_entries.account_id)
)`

const listed = sql`round(round(order_entries.total_cents * orders.rate, 6))`
const commission = sql`round(round(order_entries.commission_cents * orders.rate, 6))`
const dueInOrdersCurrency = sql`
  case when orders.custom_total is null then ${commission}
       when ${listed} = 0 then round(round(order_entries.share_cents * ${percentInForce} / 100, 6))
       else round(${commission} * order_entries.share_cents / ${listed}) end`

/**
 * The commission due on an entry (`commissionDue` of the domain) in US cents by its order's rate. From a rate
 * of 1 on, converting a stored commission and converting it back changes nothing.
 */
export const commissionInUsd = sql<number>`
  case when order_entries.share_cents = 0 then 0
       when orders.custom_total is null and orders.rate >= 1 then order_entries.commission_cents
       else round(${dueInOrdersCurrency} / orders.rate) end`
