import type { Keep, PlanDay, PlanOptions, PresentUnit } from './planDay.ts'

/** True if someone knows the unit already and the plan must respect that. */
export function isTold(unit: PresentUnit, day: PlanDay, { touchTold }: PlanOptions): boolean {
  return !touchTold && (day.isSignedOff || unit.told.length > 0)
}

/** True if the vehicle and crew that are set on the unit stay. What's missing may be added, unless it's told. */
export function keepsCrew(unit: PresentUnit, day: PlanDay, options: PlanOptions): boolean {
  return keepOf(options) !== 'nothing' || isTold(unit, day, options)
}

/** True if the parties of the unit stay on it. Others may join them. */
export function keepsParts(unit: PresentUnit, day: PlanDay, options: PlanOptions): boolean {
  return keepOf(options) === 'all' || isTold(unit, day, options)
}

/** A repair may change everything, at a cost. */
function keepOf({ keep, mode }: PlanOptions): Keep {
  return mode === 'repair' ? 'nothing' : keep
}
