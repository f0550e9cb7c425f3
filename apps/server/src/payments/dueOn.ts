import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'

/** The due day of a charge beside its order: that of its instalment, else the day it was asked for. */
export const dueOn = sql<Day>`coalesce(
  (select (part->>'dueOn')::date from jsonb_array_elements(orders.instalments) part
    where (part->>'n')::int = payments.instalment),
  (payments.created_at at time zone 'Asia/Jerusalem')::date
)`

/** True for charges that wait for the customer. */
export const isAsked = sql<boolean>`payments.action = 'charge' and payments.status = 'pending'`
