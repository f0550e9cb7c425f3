import { weigh } from '@tourdesk/domain/plan/cost'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import { breakDay } from '../days/breakDay.ts'
import { drawDay, type Task } from '../days/drawDay.ts'
import { nastyRecipes } from '../days/recipes.ts'
import { planned } from '../planned.ts'
import { atMost, type Line } from '../table.ts'

/**
 * Plans nasty days, and repairs half of them after something broke on it; none of the proposals may break a rule, and
 * no repair costs more than leaving the day broken. Prints the first of each fault.
 */
export function nastyDays(count: number): Line[] {
  const kinds = Object.entries(nastyRecipes)
  const faults = new Map<string, number>()
  const note = (fault: string, seed: number) => {
    if (!faults.has(fault)) console.log(`  ${fault}: nasty day ${seed}`)
    faults.set(fault, (faults.get(fault) ?? 0) + 1)
  }
  let [broken, miscounted, repaired, worse] = [0, 0, 0, 0]
  const look = (title: string, task: Task, seed: number) => {
    const plan = planned(task)
    broken += plan.broken.length
    miscounted += Number(plan.isMiscounted)
    for (const { code } of plan.broken) note(`${title} breaks ${code}`, seed)
    if (plan.isMiscounted) note(`${title} is miscounted`, seed)
    return plan
  }
  for (let seed = 1; seed <= count; seed++) {
    const [kind, recipe] = kinds[seed % kinds.length]!
    const task = drawDay(recipe, seed)
    look(kind, task, seed)
    if (seed % (2 * kinds.length) < kinds.length) continue
    const repair = breakDay(task, seed)
    const { proposal, weighed } = look(`repaired ${kind}`, repair, seed)
    repaired += 1
    if (isOverfull(repair.day) || weighed <= weigh(proposal.cost.before, repair.options.aim)) continue
    worse += 1
    note(`repaired ${kind} costs more than before`, seed)
  }
  return [
    atMost(`broken rules on ${count} nasty days and ${repaired} repairs`, broken, 0),
    atMost('days whose cost is miscounted', miscounted, 0),
    atMost('repairs that cost more than leaving the day broken', worse, 0),
  ]
}

/** People have to leave a vehicle with too few seats, whatever that costs. */
function isOverfull({ units, cars }: PlanDay): boolean {
  return units.some(({ car, externalCar, parts }) => {
    const seats = externalCar?.seats ?? cars.find(({ _id }) => _id === car)?.seats ?? Number.POSITIVE_INFINITY
    return parts.reduce((people, part) => people + part.people, 0) > seats
  })
}
