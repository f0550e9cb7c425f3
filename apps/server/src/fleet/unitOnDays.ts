import type { Day } from '@tourdesk/domain/calendar'
import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that a vehicle unit of the outer query runs on one of the days; without an `end`, on any day
 * from `start` on. Two indexes by date find the units. The ones that keep a car's or a person's units apart
 * would have to search below every car and person, which gets slower with the age of the business.
 */
export function unitOnDays({ start, end }: { start: Day; end: Day | null }): RawBuilder<boolean> {
  return sql`(vehicle_units.tour_date between ${start} and coalesce(${end}::date, 'infinity')
    or vehicle_units.tour_date < ${start} and vehicle_units.end_date > vehicle_units.tour_date
      and vehicle_units.end_date >= ${start})`
}
