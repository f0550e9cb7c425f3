import type { HomeDay } from '@tourdesk/contract/home/home'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import { unitsOfDay } from '@tourdesk/domain/home/unitsOfDay'
import type { PlannedUnit } from '../dispatch/plannedUnits.ts'
import type { BookedDay } from '../entries/bookedDays.ts'

/** Every day of the range, also those without a booking; `units` is null for callers who don't plan. */
export function presentDays(
  { startDate, endDate }: { startDate: Day; endDate: Day },
  booked: BookedDay[],
  units: PlannedUnit[] | null,
): HomeDay[] {
  return daysFrom(startDate, endDate).map((date) => {
    const day = booked.find(({ tour_date }) => tour_date === date)
    const gaps = units?.filter((unit) => unit.date === date).map((unit) => unit.gaps)
    return {
      date,
      departures: day?.departures ?? 0,
      people: day?.people ?? 0,
      orders: day?.orders ?? 0,
      units: gaps ? unitsOfDay(gaps, day?.departures_waiting ?? 0) : null,
    }
  })
}
