import type { PlanMove } from '@tourdesk/domain/plan/changes/changesOf'
import type { ChosenChanges, ChosenPlan } from '@tourdesk/domain/plan/changes/chosenPlan'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import type { Wanted } from './lockDay.ts'

interface Chosen {
  plan: ChosenPlan
  chosen: ChosenChanges
  /** The chosen ones. */
  moves: readonly PlanMove[]
}

/** What the chosen part of a proposal is about to change. */
export function wantedBy({ date, units, parties }: PlanDay, { plan, chosen, moves }: Chosen): Wanted {
  const present = new Set(units.map(({ _id }) => _id))
  const keys = new Set([
    ...chosen.units.map(({ key }) => key),
    ...moves.flatMap(({ from, to }) => [from, to]),
  ])
  const touched = [...plan.units, ...units.filter(({ _id }) => plan.dissolved.includes(_id))].filter((unit) =>
    keys.has('key' in unit ? unit.key : unit._id),
  )
  const entries = [...new Set(moves.map(({ party }) => party))]
  const moving = parties.filter(({ _id }) => entries.includes(_id))
  return {
    date,
    tours: [...new Set([...touched, ...moving].map(({ tour }) => tour))],
    units: [...keys].filter((key) => key !== null && present.has(key)) as string[],
    dissolved: plan.dissolved,
    entries,
    crews: chosen.units.flatMap(({ key }, index) => {
      const unit = plan.units.find((one) => one.key === key)
      return unit ? [{ unit: unit._id, crew: unit, at: `units.${index}.crew.` }] : []
    }),
  }
}
