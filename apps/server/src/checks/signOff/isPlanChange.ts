import { events } from '@tourdesk/domain/activity/events'
import type { Day } from '@tourdesk/domain/calendar'
import { planChanges } from '@tourdesk/domain/checks/planChanges'
import { type RawBuilder, sql } from 'kysely'
import { riding } from '../../entries/booked.ts'
import { unitOnDays } from '../../fleet/unitOnDays.ts'
import type { ScopedRows } from '../../schema/orderTables.ts'

/** The actions of the log that change a plan, by kind of record. */
const actions = Map.groupBy(
  planChanges.map((name) => events[name]),
  ({ subject }) => subject,
)

function isPlanned(kind: 'Order' | 'TourCar' | 'TourEvent'): RawBuilder<boolean> {
  const ofKind = (actions.get(kind) ?? []).map(({ action }) => sql.lit(action))
  if (ofKind.length === 0) return sql`false`
  return sql`(entity_kind = ${sql.lit(kind)} and action in (${sql.join(ofKind)}))`
}

/**
 * The condition that a row of the log is a change of a day's plan since its last sign-off: of an order that rides on
 * the day or did when it was signed off, of a unit or its crew, or of a departure. Of an order's other tours only what
 * also touches this day counts.
 */
export function isPlanChange({ entries }: Pick<ScopedRows, 'entries'>, date: Day): RawBuilder<boolean> {
  const last = (column: 'at' | 'id' | 'orders' | 'entries') => sql`(
    select ${sql.ref(column)} from day_sign_offs where date = ${date} order by at desc, id desc limit 1)`
  const now = (column: 'order_id' | 'id') =>
    riding(entries().select(`order_entries.${column}`), { startDate: date, endDate: date })
  const units = sql`select tour_event_id from vehicle_units where ${unitOnDays({ start: date, end: date })}`
  const departures = sql`array(
    select id from tour_events where tour_date = ${date} or id in (${units}))`
  const ridden = sql`(${last('entries')} || array(${now('id')}))::text[]`
  return sql`(at >= ${last('at')} and (at, audit_log.id) > (${last('at')}, ${last('id')}) and (
    ${isPlanned('Order')} and entity_id = any (${last('orders')} || array(${now('order_id')}))
      and (not details ? 'selectedTour' or details ->> 'selectedTour' = any (${ridden}))
      and (coalesce(details -> 'tours', '{}') = '{}' or details -> 'tours' ?| ${ridden}
        or exists (select from jsonb_object_keys(details -> 'after') as field
                    where field not like 'selectedTours.%' and field <> 'total'))
    or ${isPlanned('TourCar')} and details ->> 'departure' = any (${departures}::text[])
    or ${isPlanned('TourEvent')} and entity_id = any (${departures})
  ))`
}
