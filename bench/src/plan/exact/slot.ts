import type { CostPart } from '@tourdesk/domain/plan/cost'
import type { PlanCar, PlanDay, PlanParty, PlanPerson } from '@tourdesk/domain/plan/planDay'
import type { Program, Sum, Variable } from './program.ts'

/** What the parts of a small day's program share. */
export interface Scene {
  program: Program
  day: PlanDay
  /** What one of a part costs. */
  price: (part: CostPart) => number
}

/** A unit that may be made: with a car of ours, a supplier's vehicle of any size, or none, for a party with its own. */
export interface Slot {
  car: PlanCar | null
  sizes: Map<number, Variable>
  /** By tour: the unit is on this departure. */
  on: Map<string, Variable>
  /** By party: it rides here. */
  rides: Map<string, Variable>
  /** By tour and guide: they guide here. */
  guides: { person: PlanPerson; tour: string; variable: Variable }[]
  drivers: { person: PlanPerson; variable: Variable }[]
}

export function daysOf({ endDate }: PlanParty, { date }: PlanDay) {
  return { start: date, end: endDate }
}

export function isWithin(seats: number | null, { from, to }: { from: number; to: number }): boolean {
  return seats !== null && seats >= from && seats <= to
}

export function ones(variables: Iterable<Variable>): Sum {
  return [...variables].map((variable) => [1, variable])
}

export function minus(variables: Iterable<Variable>): Sum {
  return [...variables].map((variable) => [-1, variable])
}
