import type { CalendarDay, CalendarDeparture } from '@tourdesk/contract/dispatch/calendarDeparture'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import { gapKinds } from '@tourdesk/domain/dispatch/gaps'
import { checkPlanningRange } from '@tourdesk/domain/dispatch/planningRange'
import { stateIn, unusualOn } from '../departures/unusualOn.ts'
import { peopleOfDays } from '../entries/bookedDays.ts'
import { type BookedTour, bookedTours } from '../entries/bookedTours.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { askTogether } from '../kernel/question.ts'
import { departureKey } from './departureKey.ts'
import { type PlannedUnit, plannedUnits } from './plannedUnits.ts'

/**
 * The booked departures of a range of days with their counts, by day and tour name, and the people of each
 * day. Throws a field error (400) if the range is too long.
 */
export async function findCalendar(
  { db, scope }: Call,
  days: { startDate: Day; endDate: Day },
): Promise<{ data: CalendarDeparture[]; days: CalendarDay[] }> {
  acceptFields(checkPlanningRange(days))
  const { booked, people, units, unusual } = await askTogether(db, {
    booked: bookedTours(scope, days),
    people: peopleOfDays(scope, days),
    units: plannedUnits(days),
    unusual: unusualOn(days),
  })
  const unitsOf = Map.groupBy(units, departureKey)
  return {
    data: booked.map((one) => ({
      ...departureOf(one, unitsOf.get(departureKey(one)) ?? []),
      ...stateIn(unusual, one),
    })),
    days: daysFrom(days.startDate, days.endDate).map((date) => {
      const counted = people.find(({ day }) => day === date)
      return { date, people: counted?.people ?? 0, underWay: counted?.under_way ?? 0 }
    }),
  }
}

function departureOf(
  booked: BookedTour,
  units: PlannedUnit[],
): Omit<CalendarDeparture, 'state' | 'guaranteed'> {
  const lacking = new Set(units.flatMap(({ gaps }) => gaps.map(({ kind }) => kind)))
  return {
    tour: { _id: booked.tour_id, name: booked.name },
    date: booked.tour_date,
    orders: booked.orders,
    participants: booked.people,
    planned: units.reduce((sum, { people }) => sum + people, 0),
    gaps: gapKinds.filter((kind) => lacking.has(kind)),
  }
}
