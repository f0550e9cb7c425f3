import type { DayRange } from '../../calendar.ts'
import { isTold } from '../keeps.ts'
import { isFree } from '../largestVehicles.ts'
import type { PlanDay, PlanOptions, PresentUnit } from '../planDay.ts'

/**
 * The present units in their order, for a repair without the vehicles and people that can no longer be on them: those
 * away on one of its days, and those on another unit as well, who stay on told units, else on the first.
 */
export function possibleUnits(day: PlanDay, options: PlanOptions): PresentUnit[] {
  if (options.mode === 'plan') return day.units
  const taken = new Set<string>()
  const possible = new Map<PresentUnit, PresentUnit>()
  const told = day.units.filter((unit) => isTold(unit, day, options))
  for (const unit of [...told, ...day.units.filter((one) => !told.includes(one))]) {
    const days = daysOf(unit, day)
    const isPossible = (id: string) => isThere(id, days, day) && (told.includes(unit) || !taken.has(id))
    const { car, driver, guide } = unit
    const left = {
      ...unit,
      car: car !== null && isPossible(car) ? car : null,
      driver: driver !== null && isPossible(driver) ? driver : null,
      guide: guide.filter(isPossible),
    }
    for (const id of [left.car, left.driver, ...left.guide]) if (id !== null) taken.add(id)
    possible.set(unit, left)
  }
  return day.units.map((unit) => possible.get(unit) ?? unit)
}

function isThere(id: string, days: DayRange, { cars, people }: PlanDay): boolean {
  const resource = cars.find(({ _id }) => _id === id) ?? people.find(({ _id }) => _id === id)
  return resource !== undefined && isFree(resource, days)
}

/** From the day of the plan to the last day of a party on the unit. */
function daysOf({ parts }: PresentUnit, { date, parties }: PlanDay): DayRange {
  const riders = parts.flatMap(({ party }) => parties.filter(({ _id }) => _id === party))
  return { start: date, end: riders.reduce((last, { endDate }) => (endDate > last ? endDate : last), date) }
}
