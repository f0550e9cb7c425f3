import { useQuery } from '@tanstack/react-query'
import type { DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import type { Day } from '@tourdesk/domain/calendar'
import { queries } from '../../app/api.ts'

/** The vehicle units of a day by id, with their numbers and vehicles; empty until they're loaded. */
export function useUnitsOfDay(date: Day): ReadonlyMap<string, DayUnit> {
  const plan = useQuery(queries.tourEvents.day({ params: { date } })).data
  return new Map(plan?.departures.flatMap(({ units }) => units.map((unit) => [unit._id, unit])))
}
