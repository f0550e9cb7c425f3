import { addDays, type Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { unitOnDays } from '../fleet/unitOnDays.ts'
import { compiled } from '../kernel/compiled.ts'
import type { Question } from '../kernel/question.ts'

/** On how many days someone was on a unit. */
export interface DaysWorked {
  operator: string
  days: number
}

/**
 * On how many of the 7 days before a date each guide and driver is on a unit, whether those days are over or
 * planned. Leaves out people without any.
 */
export function daysWorked({ date }: { date: Day }): Question<DaysWorked[]> {
  return workedDays({ from: addDays(date, -7), to: addDays(date, -1) })
}

// No one is on two units on the same day, so the days of all units add up.
const workedDays = compiled(
  (_, { from, to }: { from: Day; to: Day }) => sql<DaysWorked>`
    select operator_id as operator,
           sum(least(vehicle_units.end_date, ${to}::date)
             - greatest(vehicle_units.tour_date, ${from}::date) + 1)::int as days
      from vehicle_units
      join tour_events on tour_events.id = vehicle_units.tour_event_id and state <> 'canceled'
      join unit_crew on unit_crew.unit_id = vehicle_units.id
     where ${unitOnDays({ start: from, end: to })}
     group by operator_id`,
)
