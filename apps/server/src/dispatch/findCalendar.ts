import type { CalendarDeparture } from '@tourdesk/contract/dispatch/calendarDeparture'
import type { Day } from '@tourdesk/domain/calendar'
import { checkPlanningRange } from '@tourdesk/domain/dispatch/planningRange'
import { type BookedTour, bookedTours } from '../entries/bookedTours.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { askTogether } from '../kernel/question.ts'
import { type PlannedUnit, plannedUnits } from './plannedUnits.ts'

/**
 * The booked departures of a range of days, counted, by day and the tour's name. Throws a wrong end (400) if the range is
 * too long.
 */
export async function findCalendar(
  { db, scope }: Call,
  days: { startDate: Day; endDate: Day },
): Promise<CalendarDeparture[]> {
  acceptFields(checkPlanningRange(days))
  const { booked, units } = await askTogether(db, {
    booked: bookedTours(scope, days),
    units: plannedUnits(days),
  })
  const unitsOf = Map.groupBy(units, ({ tour, date }) => `${date} ${tour}`)
  return booked.map((one) => departureOf(one, unitsOf.get(`${one.tour_date} ${one.tour_id}`) ?? []))
}

function departureOf(booked: BookedTour, units: PlannedUnit[]): CalendarDeparture {
  return {
    tour: { _id: booked.tour_id, name: booked.name },
    date: booked.tour_date,
    orders: booked.orders,
    participants: booked.people,
    planned: units.reduce((sum, { people }) => sum + people, 0),
    gaps: [...new Set(units.flatMap(({ gaps }) => gaps.map(({ kind }) => kind)))],
  }
}
