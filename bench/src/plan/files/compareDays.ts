import { languagesAsked } from '@tourdesk/domain/dispatch/gaps'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import { type Planned, planned } from '../planned.ts'
import { type Best, type FileDay, readDays } from './readDays.ts'

type Measure = keyof Best

/** Plans the days of a file and prints each value beside the best known one. @returns whether no rule was broken */
export function compareDays(path: string): boolean {
  const days = readDays(path)
  const more = new Map<Measure, number[]>()
  let broken = 0
  for (const file of days) {
    const plan = planned(file)
    broken += plan.broken.length
    const values = valuesOf(plan, file.day)
    console.log(`${file.name}: ${lineOf(values, file)}, ${Math.round(plan.milliseconds)} ms`)
    for (const { code, subject } of plan.broken) console.log(`  breaks ${code}: ${subject}`)
    for (const [measure, best] of Object.entries(file.best) as [Measure, number][]) {
      more.set(measure, [...(more.get(measure) ?? []), values[measure] - best])
    }
  }
  console.log(`\n${days.length} days, ${broken} broken rules`)
  for (const [measure, differences] of more) console.log(`${measure}: ${summary(differences)}`)
  return broken === 0
}

function valuesOf(
  { weighed, vehicles, cost, proposal }: Planned,
  { parties }: PlanDay,
): Record<Measure, number> {
  const languages = proposal.units.map(({ parts }) => {
    const riders = parties.filter(({ _id }) => parts.some(({ party }) => party === _id))
    return languagesAsked(riders).length
  })
  return {
    cost: weighed,
    vehicles,
    suppliers: cost.supplier,
    left: cost.left,
    languages: languages.reduce((sum, count) => sum + count, 0),
  }
}

function lineOf(values: Record<Measure, number>, { best }: FileDay): string {
  return (Object.keys(values) as Measure[])
    .map((measure) => {
      const known = best[measure]
      return `${measure} ${values[measure]}${known === undefined ? '' : ` (best ${known})`}`
    })
    .join(', ')
}

function summary(differences: readonly number[]): string {
  const equal = differences.filter((difference) => difference === 0).length
  const better = differences.filter((difference) => difference < 0).length
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length
  const most = Math.max(...differences)
  return `equal on ${equal}, better on ${better} of ${differences.length}; ${mean.toFixed(2)} more on average, ${most} at most`
}
