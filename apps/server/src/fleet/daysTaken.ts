import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { compiled } from '../kernel/compiled.ts'
import { unitOnDays } from './unitOnDays.ts'

/** Days on which a car or an operator can't be planned: on a unit, or unavailable (without one). */
export interface DaysTaken {
  resource: string
  unit: string | null
  start: Day
  /** Null if it never ends. */
  end: Day | null
}

/** What takes up each car and operator on a day or after it. */
export const daysTaken = compiled(
  (_, { date }: { date: Day }) => sql<DaysTaken>`
    select coalesce(car_id, operator_id) as resource, null as unit, start_date as start, end_date as end
      from availability_ranges
     where status = 'unavailable' and daterange(start_date, end_date, '[]') && daterange(${date}::date, null)
    union all
    select car_id, id, tour_date, end_date from vehicle_units
     where car_id is not null and ${unitOnDays({ start: date, end: null })}
    union all
    select operator_id, unit_id, start_date, unit_crew.end_date
      from unit_crew join vehicle_units on vehicle_units.id = unit_id
     where ${unitOnDays({ start: date, end: null })}`,
)
