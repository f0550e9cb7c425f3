import type { Check } from './check.ts'
import type { DayFacts, PartyFact } from './dayFacts.ts'
import { aboutUnit, distinctEntries } from './subjects.ts'

/** A private group that isn't alone on its vehicle. */
export const sharesPrivateGroup: Check<'shares_private_group'> = {
  severity: 'warn',
  find: (day) =>
    day.units.flatMap((unit) => {
      const aboard = partiesOn(day, unit._id)
      const groups = aboard.filter(({ groupType }) => groupType === 'private_group')
      if (groups.length === 0 || aboard.length < 2) return []
      return [{ ...aboutUnit(unit), entries: distinctEntries(aboard), params: {}, facts: [] }]
    }),
}

function partiesOn({ parties }: DayFacts, unit: string): PartyFact[] {
  return parties.filter(({ units }) => units.includes(unit))
}
