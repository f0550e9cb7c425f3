import { addDays, type Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { compiledByShape } from '../kernel/compiled.ts'
import type { Question } from '../kernel/question.ts'

/** On how many units of a tour someone guided. */
export interface TimesOnTour {
  operator: string
  tour: string
  times: number
}

/** The days before a date on which a tour counts as known. */
const knownFor = 365

/**
 * How often each guide was on each of these tours (or on those that have a departure on the date) in the 365 days
 * before it. Only units that have come back before today count, and only those that carried someone; so planning a
 * day next month counts up to yesterday. Leaves out guides who were never there.
 */
export function timesOnTour({
  date,
  today,
  tours,
}: {
  date: Day
  today: Day
  tours: readonly string[] | 'ofDate'
}): Question<TimesOnTour[]> {
  const before = date < today ? date : today
  const asked = { date, from: addDays(before, -knownFor), before }
  return tours === 'ofDate'
    ? guidedUnits({ ...asked, tours: [] }, ['ofDate'])
    : guidedUnits({ ...asked, tours }, [])
}

/** Looks up how often someone was on a tour; 0 for never. */
export function timesWith(rows: readonly TimesOnTour[]): (operator: string, tour: string) => number {
  const byBoth = new Map(rows.map(({ operator, tour, times }) => [`${operator} ${tour}`, times]))
  return (operator, tour) => byBoth.get(`${operator} ${tour}`) ?? 0
}

interface Asked {
  date: Day
  from: Day
  before: Day
  tours: readonly string[]
}

const guidedUnits = compiledByShape(
  (_, { date, from, before, tours }: Asked, shape) => sql<TimesOnTour>`
    select operator_id as operator, vehicle_units.tour_id as tour, count(*)::int as times
      from vehicle_units
      join unit_crew on unit_crew.unit_id = vehicle_units.id and is_guide
      join tour_events on tour_events.id = vehicle_units.tour_event_id and state <> 'canceled'
     where ${shape.has('ofDate') ? toursOf(date) : sql`vehicle_units.tour_id = any(${tours}::uuid[])`}
       and vehicle_units.tour_date >= ${from}::date and vehicle_units.tour_date < ${before}::date
       and vehicle_units.end_date < ${before}::date
       and exists (select from unit_parts where unit_parts.unit_id = vehicle_units.id)
     group by operator_id, vehicle_units.tour_id`,
)

function toursOf(date: Day) {
  return sql`vehicle_units.tour_id in (select tour_id from tour_events where tour_date = ${date}::date)`
}
