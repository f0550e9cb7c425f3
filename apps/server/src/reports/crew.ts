import type { ReportValues } from '@tourdesk/contract/reports/reports'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import { sql } from 'kysely'
import { unitOnDays } from '../fleet/unitOnDays.ts'
import type { Asked, CountReport, GroupKey, Span } from './counted.ts'
import { dayKey, groupOf } from './groupOf.ts'
import { peopleOfUnits } from './peopleOfUnits.ts'
import { partOfKey } from './spanOfDays.ts'

/** A day of a person; nobody is on two vehicles on one day. */
interface PersonDay {
  operator: string
  tour: string
  day: Day
  is_guide: boolean
  is_driver: boolean
  languages: Language[]
}

/** The days on which guides and drivers were on a vehicle with a tour that isn't canceled. */
export const countCrew: CountReport = async (call, asked, span) => {
  const { startDate, endDate } = span
  const { tour } = asked.filters
  const { rows } = await sql<PersonDay>`
    select unit_crew.operator_id as operator, vehicle_units.tour_id as tour, days.day::date as day,
           unit_crew.is_guide, unit_crew.is_driver, riding.languages
      from vehicle_units
      join ${peopleOfUnits(call)} riding on riding.unit_id = vehicle_units.id
      join unit_crew on unit_crew.unit_id = vehicle_units.id
      cross join lateral generate_series(
        greatest(unit_crew.start_date, ${startDate}::date), least(unit_crew.end_date, ${endDate}::date), '1 day'
      ) days(day)
     where ${unitOnDays({ start: startDate, end: endDate })}
       and ${tour?.length ? sql`vehicle_units.tour_id = any(${tour}::uuid[])` : sql`true`}`.execute(call.db)
  const keyed = rows.map((row) => ({ ...row, key: keyOf(row, asked, span) }))
  return { ...groupOf(keyed, span, valuesOf), notes: [] }
}

function keyOf({ operator, tour, day }: PersonDay, { groupBy }: Asked, span: Span): GroupKey {
  return groupBy.map((one) =>
    partOfKey<string>(one, (grouping) => dayKey(grouping, day, span), { person: operator, tour }),
  )
}

function valuesOf(days: (PersonDay & { key: GroupKey })[]): ReportValues {
  const guided = days.filter(({ is_guide }) => is_guide)
  return {
    daysWorked: days.length,
    guideDays: guided.filter(({ is_driver }) => !is_driver).length,
    driverDays: days.filter(({ is_guide, is_driver }) => is_driver && !is_guide).length,
    guideDriverDays: guided.filter(({ is_driver }) => is_driver).length,
    toursWorked: new Set(days.map(({ tour }) => tour)).size,
    longestRun: Math.max(
      0,
      ...[...Map.groupBy(days, ({ operator }) => operator).values()].map((own) => longestRun(own)),
    ),
    languagesWorked: [...new Set(guided.flatMap(({ languages }) => languages))].toSorted(),
  }
}

/** The most days of a person that follow each other. */
function longestRun(days: readonly PersonDay[]): number {
  const worked = new Set(days.map(({ day }) => day))
  let longest = 0
  for (const first of worked) {
    if (worked.has(addDays(first, -1))) continue
    let length = 1
    while (worked.has(addDays(first, length))) length += 1
    longest = Math.max(longest, length)
  }
  return longest
}
