import type { DayFacts, MemberFact, UnitFact } from './dayFacts.ts'

/** Everybody who drives on the day, with their unit. */
export function driversOn({ units }: DayFacts): { driver: MemberFact; unit: UnitFact }[] {
  return units.flatMap((unit) =>
    unit.crew.filter(({ isDriver }) => isDriver).map((driver) => ({ driver, unit })),
  )
}
