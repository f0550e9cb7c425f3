import { breaches } from '@tourdesk/domain/plan/breaches'
import { costOf, costOfUnits, type PlanCost, weigh } from '@tourdesk/domain/plan/cost'
import type { PlanAim } from '@tourdesk/domain/plan/planDay'
import type { Proposal } from '@tourdesk/domain/plan/proposal'
import { proposePlan } from '@tourdesk/domain/plan/proposePlan'
import type { Breach } from '@tourdesk/domain/plan/rules/breach'
import type { Task } from './days/drawDay.ts'

/** A day as the product planned it. */
export interface Planned {
  proposal: Proposal
  /** Counted here, not taken from the proposal. */
  cost: PlanCost
  weighed: number
  /** Units with a vehicle. */
  vehicles: number
  broken: Breach[]
  /** The proposal says something else about its cost. */
  isMiscounted: boolean
  /** CPU of the thread. */
  milliseconds: number
}

/** Plans a day, checks the proposal against the rules and counts what it costs. */
export function planned({ day, options }: Task): Planned {
  const start = process.threadCpuUsage()
  const proposal = proposePlan(day, options)
  const { user, system } = process.threadCpuUsage(start)
  const cost = costOfUnits(day, options, proposal.units)
  return {
    proposal,
    cost,
    weighed: weigh(cost, options.aim),
    vehicles: proposal.units.filter(({ car, externalCar }) => car !== null || externalCar !== null).length,
    broken: breaches(day, options, proposal),
    isMiscounted: JSON.stringify(sorted(proposal.cost.after)) !== JSON.stringify(sorted(cost)),
    milliseconds: (user + system) / 1000,
  }
}

function sorted(cost: PlanCost): [string, number][] {
  return Object.entries(cost).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The cost of people left, vehicles and seats, which a large day's bound is about. */
export function costOfVehicles({ left, unit, supplier, emptySeat }: PlanCost, aim: PlanAim): number {
  return (
    left * costOf.left[aim] +
    unit * costOf.unit[aim] +
    supplier * costOf.supplier[aim] +
    emptySeat * costOf.emptySeat[aim]
  )
}
