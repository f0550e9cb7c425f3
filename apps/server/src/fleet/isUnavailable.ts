import { type RawBuilder, sql } from 'kysely'

/** Whether a car or an operator is marked as unavailable on a day of the vehicle unit of the outer query. */
export function isUnavailable(resource: 'vehicle_units.car_id' | 'operators.id'): RawBuilder<boolean> {
  const column = resource === 'operators.id' ? 'operator_id' : 'car_id'
  return sql`exists (select from availability_ranges
    where availability_ranges.${sql.ref(column)} = ${sql.ref(resource)} and status = 'unavailable'
      and daterange(start_date, end_date, '[]')
        && daterange(vehicle_units.tour_date, vehicle_units.end_date, '[]'))`
}
