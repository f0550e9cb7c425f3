import type { Day, DayRange } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import type { Owner } from '../../fleet/rangeOwner.ts'
import { unitOnDays } from '../../fleet/unitOnDays.ts'
import { compiledByShape } from '../../kernel/compiled.ts'
import { answering, known, type Question } from '../../kernel/question.ts'

/**
 * The ids of the vehicle units that a car or a person is on, on some of the days, by first day. Units that
 * came back before today aren't touched: they show who was really on them.
 */
export function touchedUnits(
  { objType, id }: Owner,
  { start, end }: DayRange,
  today: Day,
): Question<string[]> {
  const from = start > today ? start : today
  if (end !== null && end < from) return known([])
  return answering(idsOfUnits({ start: from, end, of: id }, [objType]), (rows) => rows.map((row) => row.id))
}

const idsOfUnits = compiledByShape((_, { start, end, of }: DayRange & { of: string }, shape) => {
  const isOn = shape.has('Car')
    ? sql`vehicle_units.car_id = ${of}::uuid`
    : sql`exists (select from unit_crew
        where unit_crew.unit_id = vehicle_units.id and unit_crew.operator_id = ${of}::uuid)`
  return sql<{ id: string }>`
    select vehicle_units.id from vehicle_units
     where ${isOn} and ${unitOnDays({ start, end })}
     order by tour_date, vehicle_units.id`
})
