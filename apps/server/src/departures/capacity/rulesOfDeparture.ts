import type { CapacityRule } from '@tourdesk/domain/departures/capacity/capacityRule'
import { sql } from 'kysely'

/** The capacity rules of the enclosing query's departure, as JSON: those of its tour, and its own number. */
export const rulesOfDeparture = sql<CapacityRule[]>`(${rulesOf('tour_events.tour_id')} ||
  case when tour_events.capacity is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
    '_id', tour_events.id, 'tour', tour_events.tour_id, 'group_type', null, 'language', null,
    'weekdays', '[]'::jsonb, 'startDate', null, 'endDate', null, 'mode', 'seats',
    'places', tour_events.capacity, 'alertAt', null, 'isOwn', true
  )) end
)`

/** The same of the tour in a column of the enclosing query. */
export function rulesOf(tour: string) {
  return sql<CapacityRule[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    '_id', rule.id, 'tour', rule.tour_id, 'group_type', rule.group_type, 'language', rule.language,
    'weekdays', rule.weekdays, 'startDate', rule.start_date, 'endDate', rule.end_date, 'mode', rule.mode,
    'places', rule.places, 'alertAt', rule.alert_at
  ) order by rule.id), '[]')
  from capacity_rules as rule where rule.tour_id = ${sql.ref(tour)}
)`
}
