import { languages as allLanguages, type Language } from '../../catalogue/vocabulary.ts'
import { languagesAsked } from '../../dispatch/gaps.ts'
import type { PlanDay, PlanParty } from '../planDay.ts'
import type { PlannedUnit } from './unitsOf.ts'

/** Languages on board that no guide of the unit speaks, in the order of the vocabulary. */
export function unspokenOn(unit: PlannedUnit, day: PlanDay): Language[] {
  const spoken = new Set(
    day.people.filter(({ _id }) => unit.guide.includes(_id)).flatMap(({ languages }) => languages),
  )
  return askedOn(unit, day).filter((language) => !spoken.has(language))
}

/** Languages that the parties on board ask a guide for, in the order of the vocabulary. */
export function askedOn({ parts }: PlannedUnit, { parties }: PlanDay): Language[] {
  const asked = languagesAsked(parts.flatMap(({ party }) => partyOf(party, parties) ?? []))
  return allLanguages.filter((language) => asked.includes(language))
}

function partyOf(id: string, parties: readonly PlanParty[]): PlanParty | undefined {
  return parties.find(({ _id }) => _id === id)
}
