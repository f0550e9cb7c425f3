import { assign } from '../crew/assignment.ts'
import type { PlanDay, PresentUnit } from '../planDay.ts'
import type { PlannedUnit } from './unitsOf.ts'

/**
 * Where present units may be planned again, a unit of the plan continues as the present one of its departure with which it
 * shares most, so that as little as possible changes. Others are made or dissolved.
 */
export function matchPresent(units: readonly PlannedUnit[], day: PlanDay): PlannedUnit[] {
  const kept = new Set(units.map(({ _id }) => _id))
  const open = day.units.filter(({ _id, parts }) => !kept.has(_id) && parts.length > 0)
  const made = units.filter(({ _id }) => _id === null)
  const { columns } = assign(
    made.map((unit) => open.map((present) => -likeness(unit, present) || Number.POSITIVE_INFINITY)),
  )
  const ids = new Map(made.map((unit, row) => [unit, open[columns[row]!]?._id ?? null]))
  return units.map((unit) => ({ ...unit, _id: unit._id ?? ids.get(unit) ?? null }))
}

function likeness(unit: PlannedUnit, present: PresentUnit): number {
  if (unit.tour !== present.tour) return 0
  const people = present.parts.reduce(
    (sum, part) =>
      sum + Math.min(part.people, unit.parts.find(({ party }) => party === part.party)?.people ?? 0),
    0,
  )
  const isSameSupplier =
    present.externalCar !== null &&
    unit.externalCar?.carSupplier === present.externalCar.carSupplier &&
    unit.externalCar.seats === present.externalCar.seats
  const isSameCar = present.car !== null && unit.car === present.car
  const isSameDriver = present.driver !== null && unit.driver === present.driver
  const guides = unit.guide.filter((guide) => present.guide.includes(guide)).length
  return 4 * people + 8 * Number(isSameCar || isSameSupplier) + 4 * Number(isSameDriver) + 4 * guides
}
