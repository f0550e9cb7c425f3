import { drawDay } from '../days/drawDay.ts'
import { nastyRecipes } from '../days/recipes.ts'
import { planned } from '../planned.ts'
import { atMost, type Line } from '../table.ts'

/** Plans nasty days; none of the proposals may break a rule. Prints the first of each fault. */
export function nastyDays(count: number): Line[] {
  const kinds = Object.entries(nastyRecipes)
  const faults = new Map<string, number>()
  const note = (fault: string, seed: number) => {
    if (!faults.has(fault)) console.log(`  ${fault}: nasty day ${seed}`)
    faults.set(fault, (faults.get(fault) ?? 0) + 1)
  }
  let broken = 0
  let miscounted = 0
  for (let seed = 1; seed <= count; seed++) {
    const [kind, recipe] = kinds[seed % kinds.length]!
    const plan = planned(drawDay(recipe, seed))
    broken += plan.broken.length
    miscounted += Number(plan.isMiscounted)
    for (const { code } of plan.broken) note(`${kind} breaks ${code}`, seed)
    if (plan.isMiscounted) note(`${kind} is miscounted`, seed)
  }
  return [
    atMost(`broken rules on ${count} nasty days`, broken, 0),
    atMost('days whose cost is miscounted', miscounted, 0),
  ]
}
