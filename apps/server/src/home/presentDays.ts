import type { HomeDay } from '@tourdesk/contract/home/home'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import { unitsOfDay } from '@tourdesk/domain/dispatch/unitsOfDay'
import { departureKey } from '../dispatch/departureKey.ts'
import type { PlannedUnit } from '../dispatch/plannedUnits.ts'
import type { BookedDay } from '../entries/bookedDays.ts'

/**
 * Every day of the range, even without bookings, counted as on its own page: with tours under way, and
 * departures that only have units. `units` is null for callers who don't plan.
 */
export function presentDays(
  { startDate, endDate }: { startDate: Day; endDate: Day },
  booked: BookedDay[],
  units: PlannedUnit[] | null,
): HomeDay[] {
  return daysFrom(startDate, endDate).map((date) => {
    const day = booked.find((one) => one.day === date)
    const out = units?.filter(({ tour_date, end_date }) => tour_date <= date && date <= end_date)
    const departures = new Set([...(day?.departures ?? []), ...(out ?? []).map(departureKey)])
    const gaps = out?.map((unit) => unit.gaps)
    return {
      date,
      departures: departures.size,
      people: day?.people ?? 0,
      orders: day?.orders ?? 0,
      units: gaps ? unitsOfDay(gaps, day?.departures_waiting ?? 0) : null,
    }
  })
}
