import type { Gap } from '../dispatch/gaps.ts'
import type { DayFacts, UnitFact } from './dayFacts.ts'

/** The units that lack something of a kind, each with its gap. */
export function unitGaps<Kind extends Gap['kind']>(
  { units }: DayFacts,
  kind: Kind,
): { unit: UnitFact; gap: Extract<Gap, { kind: Kind }> }[] {
  return units.flatMap((unit) =>
    unit.gaps
      .filter((gap): gap is Extract<Gap, { kind: Kind }> => gap.kind === kind)
      .map((gap) => ({ unit, gap })),
  )
}
