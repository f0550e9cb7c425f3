import type { Day } from '@tourdesk/domain/calendar'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import { type RawBuilder, sql } from 'kysely'

const askedOn = sql<Day>`(payments.created_at at time zone 'Asia/Jerusalem')::date`

/**
 * The due day of a charge joined with its order: that of its instalment, otherwise the day it was asked for.
 */
export const dueOn = dueOnBy(sql.ref('orders.instalments'))

/** The same by instalments that may not be stored yet. */
export function dueOnByNew(instalments: readonly Instalment[]): RawBuilder<Day> {
  return dueOnBy(sql`${JSON.stringify(instalments)}::jsonb`)
}

/** True for charges that the customer still has to pay. */
export const isAsked = sql<boolean>`payments.action = 'charge' and payments.status = 'pending'`

/** True for charges that can be due on a day or later, without looking at their order. */
export function mayBeDueFrom(day: RawBuilder<unknown> | Day): RawBuilder<boolean> {
  return sql`(payments.instalment is not null or ${askedOn} >= ${day})`
}

function dueOnBy(instalments: RawBuilder<unknown>): RawBuilder<Day> {
  return sql<Day>`coalesce(
    case when payments.instalment is not null then
      (select (part->>'dueOn')::date from jsonb_array_elements(${instalments}) part
        where (part->>'n')::int = payments.instalment)
    end,
    ${askedOn}
  )`
}
