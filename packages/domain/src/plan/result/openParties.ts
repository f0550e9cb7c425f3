import { isFree, largestVehicles, mayDrive } from '../largestVehicles.ts'
import type { PlanDay, PlanOptions, PlanParty } from '../planDay.ts'
import type { OpenParty, OpenReason } from '../proposal.ts'
import type { PlannedUnit } from './unitsOf.ts'

/** The people who are on no unit of the plan, with the reason. @param day in order (`orderedDay`) */
export function openParties(units: readonly PlannedUnit[], day: PlanDay, options: PlanOptions): OpenParty[] {
  const seated = new Map<string, number>()
  for (const { party, people } of units.flatMap(({ parts }) => parts))
    seated.set(party, (seated.get(party) ?? 0) + people)
  const largest = largestVehicles(day, options)
  return day.parties.flatMap((party) => {
    const people = party.people - (seated.get(party._id) ?? 0)
    if (people <= 0) return []
    return [{ party: party._id, people, reason: reasonFor(party, people, units, day, largest(party)) }]
  })
}

function reasonFor(
  party: PlanParty,
  people: number,
  units: readonly PlannedUnit[],
  day: PlanDay,
  largest: number,
): OpenReason {
  if (party.tourOption === 'guide only') return 'no_guide_for_language'
  if (hasUndrivenCar(party, people, units, day)) return 'no_driver_with_licence'
  return largest > 0 && party.people > largest ? 'party_too_large' : 'no_free_vehicle'
}

/** A car with enough seats is free, and no one who may drive it is. */
function hasUndrivenCar(
  { endDate }: PlanParty,
  people: number,
  units: readonly PlannedUnit[],
  day: PlanDay,
): boolean {
  const days = { start: day.date, end: endDate }
  const isIdle = (id: string) =>
    units.every(({ car, driver, guide }) => car !== id && driver !== id && !guide.includes(id))
  return day.cars.some(
    (car) =>
      car.seats >= people &&
      isIdle(car._id) &&
      isFree(car, days) &&
      !day.people.some((person) => isIdle(person._id) && isFree(person, days) && mayDrive(person, car)),
  )
}
