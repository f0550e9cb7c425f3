import type { CapacityRule } from '@tourdesk/domain/departures/capacity/capacityRule'
import { sql } from 'kysely'

/** The capacity rules of the tour of the enclosing query's departure, as JSON. */
export const rulesOfDeparture = rulesOf('tour_events.tour_id')

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
