import { printOf, readBounds, smallTask } from '../bounds.ts'
import { planned } from '../planned.ts'
import { atLeast, atMost, type Line } from '../table.ts'

/** Plans small days and compares them with their optima. Prints those that miss it by more than allowed. */
export function smallDays(count: number): Line[] {
  const days = readBounds().small.slice(0, count)
  let [broken, equal, changed, leftMore, below, worst] = [0, 0, 0, 0, 0, 0]
  for (const { kind, seed, print, cost, left } of days) {
    const task = smallTask(seed)
    changed += Number(printOf(task) !== print)
    const plan = planned(task)
    broken += plan.broken.length
    equal += Number(plan.weighed === cost)
    below += Number(plan.weighed < cost)
    leftMore += Number(plan.cost.left > left)
    const above = (100 * (plan.weighed - cost)) / cost
    worst = Math.max(worst, above)
    if (above > 2) console.log(`  small day ${seed} (${kind}): ${plan.weighed}, optimum ${cost}`)
  }
  return [
    atMost(`broken rules on ${days.length} small days`, broken, 0),
    atMost('days that differ from those that were solved', changed, 0),
    atMost('days below the optimum, which cannot be', below, 0),
    atMost('most above the optimum', worst, 2, ' %'),
    atLeast('days equal to the optimum', equal, Math.ceil(days.length * 0.8)),
    atMost('days with more people left', leftMore, 0),
  ]
}
