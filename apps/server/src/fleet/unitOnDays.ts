import type { Day } from '@tourdesk/domain/calendar'
import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that a vehicle unit of the query around rides on one of the days; without an `end`, on any from `start`
 * on. Two indexes by date find the units. Those that keep a car's or a person's units apart would look for the days below
 * every car and person, in more places the older the business is.
 */
export function unitOnDays({ start, end }: { start: Day; end: Day | null }): RawBuilder<boolean> {
  return sql`(vehicle_units.tour_date between ${start} and coalesce(${end}::date, 'infinity')
    or vehicle_units.tour_date < ${start} and vehicle_units.end_date > vehicle_units.tour_date
      and vehicle_units.end_date >= ${start})`
}
